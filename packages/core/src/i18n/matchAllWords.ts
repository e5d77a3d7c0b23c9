import { normalizeForSearch } from './normalizeForSearch'

/**
 * Those in whose text each word of what was typed stands, whatever its case and accents; all of them where no word was typed.
 * @param textOf what is searched of one
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
