import { normalizeWithOffsets } from '@console/core/i18n'
import type { Suggestion } from './suggest'

/** A hit: a destination or an action. */
export interface PaletteItem {
  id: string
  title: string
  /** Text beside the title: the kind of thing, or the matching detail. */
  detail?: string | null
  /** The matching part of the title, for `title.slice`. */
  match?: { start: number; end: number }
  /** Name of its icon. */
  icon?: string
  /** Address of the destination. */
  href?: string
  target?: string
  /** Action to run once the command palette is closed; replaces `href`. */
  act?: () => void
  /** Keyboard shortcut of the same action, as printed on the keys. */
  keys?: readonly string[]
}

/** Hits of one kind. */
export interface PaletteGroup {
  id: string
  title: string
  items: readonly PaletteItem[]
  /** Link to all hits, where there are more than listed. */
  all?: { title: string; href: string } | null
}

/** Flattens a group to lines: its items, and the link to all of them. */
export function linesOf({ items, all }: PaletteGroup): readonly PaletteItem[] {
  return all ? [...items, { id: 'all', ...all }] : items
}

/** Converts a suggested navigation entry to an item. */
export function itemOfSuggestion({ item, start, end }: Suggestion): PaletteItem {
  const { id, title, type, icon, url = '', target = type === 'link' ? '_blank' : undefined } = item
  return {
    id,
    title,
    match: { start, end },
    href: url,
    ...(icon ? { icon } : {}),
    ...(target ? { target } : {}),
  }
}

/** Items that contain every word of a text, in their title or detail; all for an empty text. */
export function itemsWith(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const words = normalizeWithOffsets(text).text.split(' ').filter(Boolean)
  return items.filter(({ title, detail }) => {
    const held = normalizeWithOffsets(`${title} ${detail ?? ''}`).text
    return words.every((word) => held.includes(word))
  })
}
