import {
  type Cells,
  type CheckedRow,
  type ImportKind,
  type ImportMode,
  keyOf,
  readRow,
  type SentRow,
} from '@console/core/imports'
import type { World } from '../store/store'
import type { SampleImport } from './importEndpoints'

/** What would come of rows, each by itself. */
export function checkRows(
  { kind, find, faults }: SampleImport,
  rows: readonly SentRow[],
  mode: ImportMode,
  world: World,
): CheckedRow[] {
  return rows.map(({ row, cells: sent }) => {
    const { cells, faults: unfit } = readRow(kind.columns, sent)
    const refused = (found: CheckedRow['faults']): CheckedRow => ({
      row,
      cells,
      verdict: 'refused',
      faults: found,
      before: {},
    })
    if (unfit.length > 0) return refused(unfit)
    const own = faults?.(cells, world) ?? []
    if (own.length > 0) return refused([...own])
    const now = find(cells, world)
    if (now && mode === 'create') return refused([{ field: kind.key[0] ?? null, code: 'exists' }])
    const before = now ? differing(now, cells) : {}
    const isSame = Object.keys(before).length === 0
    return {
      row,
      cells,
      verdict: now ? (isSame ? 'same' : 'changed') : 'created',
      faults: [],
      before,
    }
  })
}

/** What a record says now where a row says something else. What a row leaves blank stays as it is. */
function differing(now: Cells, cells: Cells): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells)
      .filter(([field, text]) => text !== '' && (now[field] ?? '') !== text)
      .map(([field]) => [field, now[field] ?? '']),
  )
}

/** The rows that say what an earlier row has said, each with all rows of its group. */
export type Duplicates = ReadonlyMap<number, number[]>

/** Which rows mean the record of an earlier row. The first of each group counts. */
export function duplicatesIn(kind: ImportKind, rows: readonly SentRow[]): Duplicates {
  const groups = new Map<string, number[]>()
  for (const { row, cells } of rows) {
    const key = keyOf(kind, cells)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return new Map(
    [...groups.values()].flatMap((group) => group.slice(1).map((row) => [row, group] as const)),
  )
}
