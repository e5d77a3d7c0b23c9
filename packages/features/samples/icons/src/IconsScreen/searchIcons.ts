import { normalizeForSearch } from '@console/core/i18n'
import type { Icon } from '../contract'

/**
 * Creates a search: icons whose name or tags contain each of the words, first those with all words in the name. Texts
 * are normalized once, not for every key.
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
