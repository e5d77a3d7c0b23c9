import { foldText } from './fold'

/**
 * Filters items to those whose text contains each typed word, ignoring case and accents; all of them without a word.
 * @param textOf searchable text of an item
 */
export function holdingWords<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  if (words.length === 0) return items
  return items.filter((item) => {
    const text = foldText(textOf(item))
    return words.every((word) => text.includes(word))
  })
}
