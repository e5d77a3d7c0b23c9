import { normalizeForSearch } from '@console/core/i18n'
import type { SearchResult } from '../contract'

/** The words of what is typed, folded. */
export function wordsOf(text: string): readonly string[] {
  return normalizeForSearch(text).split(' ').filter(Boolean)
}

/**
 * Makes what finds results: those in which each of the words stands, first those whose title holds all of them. Each text is folded
 * once, not with every key.
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
