import { normalizeForSearch } from './normalizeForSearch'

/**
 * Filters items to those whose text contains each typed word, ignoring case and accents; all of them without a word.
 * @param textOf searchable text of an item
 */
export function matchAllWords<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = normalizeForSearch(typed).split(' ').filter(Boolean)
  if (words.length === 0) return items
  return items.filter((item) => {
    const text = normalizeForSearch(textOf(item))
    return words.every((word) => text.includes(word))
  })
}
