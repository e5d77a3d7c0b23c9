import { normalizeForSearch } from './normalizeForSearch'

/** Normalized words of a search text. */
export function searchWordsOf(typed: string): readonly string[] {
  return normalizeForSearch(typed).split(' ').filter(Boolean)
}

/**
 * Filters items to those whose text contains each typed word, ignoring case and accents; all of them without a word.
 * @param textOf searchable text of an item
 */
export function matchAllWords<Item>(
  items: readonly Item[],
  typed: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = searchWordsOf(typed)
  if (words.length === 0) return items
  return items.filter((item) => {
    const text = normalizeForSearch(textOf(item))
    return words.every((word) => text.includes(word))
  })
}

/**
 * Creates a search: items that contain each of the words, first those with all words in the title; all of them without a
 * word. Texts are normalized once, not for every key.
 * @param restOf searchable text of an item besides its title
 * @returns a function that takes words by `searchWordsOf`
 */
export function createTitleSearch<Item>(
  items: readonly Item[],
  titleOf: (item: Item) => string,
  restOf: (item: Item) => string,
): (words: readonly string[]) => readonly Item[] {
  const normalized = items.map((item) => {
    const title = normalizeForSearch(titleOf(item))
    return { item, title, all: `${title} ${normalizeForSearch(restOf(item))}` }
  })
  return (words) => {
    const holdsAll = (text: string) => words.every((word) => text.includes(word))
    const found = normalized.filter(({ all }) => holdsAll(all))
    return [
      ...found.filter(({ title }) => holdsAll(title)),
      ...found.filter(({ title }) => !holdsAll(title)),
    ].map(({ item }) => item)
  }
}
