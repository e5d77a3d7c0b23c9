import { normalizeWithOffsets } from '@console/core/i18n'
import type { Suggestion } from './suggest'

/** Something that is found: it leads somewhere, or is done here. */
export interface FinderItem {
  id: string
  title: string
  /** What is shown beside the title: what kind of thing it is, or what of it holds the text. */
  detail?: string | null
  /** What of the title matches, for `title.slice`. */
  match?: { start: number; end: number }
  /** The name of its icon. */
  icon?: string
  /** Where it leads. */
  href?: string
  target?: string
  /** Does it, once the finder is closed; in place of `href`. */
  act?: () => void
  /** The keys that do the same without the finder, as they are written on the keyboard. */
  keys?: readonly string[]
}

/** What is found of one kind. */
export interface FinderGroup {
  id: string
  title: string
  items: readonly FinderItem[]
  /** Where all of them are, where more are found than are named. */
  all?: { title: string; href: string } | null
}

/** A group as a list of lines: its items, and what leads to all of them. */
export function linesOf({ items, all }: FinderGroup): readonly FinderItem[] {
  return all ? [...items, { id: 'all', ...all }] : items
}

/** An entry of the navigation that a text suggests, as an item. */
export function itemOfSuggestion({ item, start, end }: Suggestion): FinderItem {
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

/** The items that hold every word of a text, in their title or beside it; all for an empty one. */
export function itemsWith(items: readonly FinderItem[], text: string): readonly FinderItem[] {
  const words = normalizeWithOffsets(text).text.split(' ').filter(Boolean)
  return items.filter(({ title, detail }) => {
    const held = normalizeWithOffsets(`${title} ${detail ?? ''}`).text
    return words.every((word) => held.includes(word))
  })
}
