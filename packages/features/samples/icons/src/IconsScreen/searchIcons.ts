import { normalizeForSearch } from '@console/core/i18n'
import type { Icon } from '../contract'

/**
 * Makes what finds icons: those in whose name or tags each of the words stands, first those whose name has them all. Each text is folded
 * once, not with every key.
 */
export function searchIcons(icons: readonly Icon[]): (text: string) => readonly Icon[] {
  const folded = icons.map((icon) => {
    const name = normalizeForSearch(icon.name)
    return { icon, name, all: `${name} ${normalizeForSearch(icon.tags.join(' '))}` }
  })
  return (text) => {
    const words = normalizeForSearch(text).split(' ').filter(Boolean)
    const holds = (within: string) => words.every((word) => within.includes(word))
    const found = folded.filter(({ all }) => holds(all))
    const [named, tagged] = [true, false].map((isNamed) =>
      found.filter(({ name }) => holds(name) === isNamed),
    )
    return [...(named ?? []), ...(tagged ?? [])].map(({ icon }) => icon)
  }
}
