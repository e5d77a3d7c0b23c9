import {
  type Cells,
  type CheckedRow,
  type ImportKind,
  type ImportMode,
  keyOf,
  readRow,
  type SentRow,
} from '@console/core/imports'
import { grouped } from '../draws/grouped'
import { onceOf } from '../draws/once'
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

/** Finds the rows of a kind that mean the record of an earlier row. The first of each group counts. */
export function duplicateFinder(kind: ImportKind): (rows: readonly SentRow[]) => Duplicates {
  // Every call looks at all rows of its import: what tells a row from others is made once for each state of it.
  const keyIn = onceOf((cells: Cells) => keyOf(kind, cells))
  return (rows) => {
    const groups = grouped(
      rows.filter(({ cells }) => keyIn(cells) !== null),
      ({ cells }) => keyIn(cells),
    )
    const several = [...groups.values()].filter(({ length }) => length > 1)
    return new Map(
      several.flatMap((group) => {
        const numbers = group.map(({ row }) => row)
        return numbers.slice(1).map((row) => [row, numbers] as const)
      }),
    )
  }
}
