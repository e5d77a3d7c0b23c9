import { normalizeForSearch } from '@console/core/i18n'
import type { SearchResult } from '../contract'

/** Normalized words of a search text. */
export function wordsOf(text: string): readonly string[] {
  return normalizeForSearch(text).split(' ').filter(Boolean)
}

/**
 * Creates a search: results that contain each of the words, first those with all words in the title. Texts are
 * normalized once, not for every key.
 */
export function searchIn(
  results: readonly SearchResult[],
): (words: readonly string[]) => readonly SearchResult[] {
  const folded = results.map((result) => {
    const title = normalizeForSearch(result.title)
    return {
      result,
      title,
      all: `${title} ${normalizeForSearch(`${result.excerpt} ${result.url}`)}`,
    }
  })
  return (words) => {
    if (words.length === 0) return results
    const holdsAll = (text: string) => words.every((word) => text.includes(word))
    const found = folded.filter(({ all }) => holdsAll(all))
    const [inTitle, elsewhere] = [true, false].map((isWanted) =>
      found.filter(({ title }) => holdsAll(title) === isWanted),
    )
    return [...(inTitle ?? []), ...(elsewhere ?? [])].map(({ result }) => result)
  }
}
