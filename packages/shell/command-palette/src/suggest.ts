import { type NormalizedText, normalizeWithOffsets } from '@console/core/i18n'
import type { NavigationItem } from '@console/core/routes'

/** An entry that matches a text. */
export interface Suggestion {
  item: NavigationItem
  /** Start and end of the match in the title, for `title.slice`. */
  start: number
  end: number
}

/** Maximum number of suggestions (specification 9). */
const maxSuggestions = 10

/**
 * Specification 5: the entries whose titles contain the text, at most 10; none for an empty text. Titles that begin with
 * it come first, then those with a word that does, then the others, each in the order of the navigation.
 */
export function suggest(
  destinations: readonly NavigationItem[],
  text: string,
): readonly Suggestion[] {
  const wanted = normalizeWithOffsets(text).text.trimEnd()
  if (wanted === '') return []
  return destinations
    .flatMap((item) => {
      const match = bestMatch(normalizeWithOffsets(item.title), wanted)
      return match ? [{ item, ...match }] : []
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxSuggestions)
    .map(({ rank: _, ...suggestion }) => suggestion)
}

interface Match {
  rank: number
  start: number
  end: number
}

function bestMatch({ text, starts, ends }: NormalizedText, wanted: string): Match | undefined {
  let best: Match | undefined
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const rank = rankAfter(text.slice(0, at))
    if (best === undefined || rank < best.rank)
      best = { rank, start: starts[at] ?? 0, end: ends[at + wanted.length - 1] ?? 0 }
  }
  return best
}

/** 0 at the beginning, 1 at the start of a word, with or without the Arabic article, 2 inside a word. */
function rankAfter(before: string): number {
  if (before === '') return 0
  return /(^|[^\p{L}\p{N}])(ال)?$/u.test(before) ? 1 : 2
}
