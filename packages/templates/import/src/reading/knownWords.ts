import { type FileCell, type ImportColumn, plain, textOf } from '@console/core/imports'

/** All column names, normalized for comparison. */
export function knownWords(columns: readonly ImportColumn[]): ReadonlySet<string> {
  return new Set(columns.flatMap(({ field, names }) => [field, ...names].map(plain)))
}

/** Number of distinct known column names among some cells. */
export function knownWordsIn(cells: readonly FileCell[], known: ReadonlySet<string>): number {
  const words = new Set(cells.map((cell) => plain(textOf(cell))))
  return [...words].filter((word) => known.has(word)).length
}
