import { normalizeWithOffsets } from '@console/core/i18n'

/** Range of a text, for `text.slice(from, to)`. */
export interface Match {
  from: number
  to: number
}

/**
 * Non-overlapping occurrences of words in a text, from left to right.
 * @param words normalized, none of them empty
 */
export function findMatches(text: string, words: readonly string[]): readonly Match[] {
  const { text: folded, starts, ends } = normalizeWithOffsets(text)
  const found = words
    .flatMap((word) => placesOf(word, folded))
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
  const matches: Match[] = []
  for (const { from, to } of found) {
    const match = { from: starts[from] ?? 0, to: ends[to - 1] ?? 0 }
    const last = matches.at(-1)
    if (last && match.from < last.to) last.to = Math.max(last.to, match.to)
    else matches.push(match)
  }
  return matches
}

function placesOf(word: string, folded: string): readonly Match[] {
  const places: Match[] = []
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
    places.push({ from: at, to: at + word.length })
  return places
}
