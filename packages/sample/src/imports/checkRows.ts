import {
  type Cells,
  checkCells,
  type CheckedRow,
  type ImportMode,
  type RowFault,
  type SentRow,
} from '@console/core/imports'
import type { SampleDatabase } from '../store/store'
import type { SampleImport } from './importEndpoints'

/**
 * Predicts the effect of each row. Rows that the browser could not read are refused as they are: no cell is read in another way
 * here.
 */
export function checkRows(
  sample: SampleImport,
  rows: readonly SentRow[],
  mode: ImportMode,
  database: SampleDatabase,
): CheckedRow[] {
  return rows.map((sent) => {
    const { row, line } = sent
    const { cells, faults } = checkCells(sample.kind.columns, sent.cells)
    const unread = sent.faults ?? []
    const others = faults.filter(({ field }) => unread.every((fault) => fault.field !== field))
    const found = [...unread, ...others]
    const outcome =
      found.length > 0
        ? { verdict: 'refused' as const, faults: found, before: {} }
        : outcomeOf(sample, cells, mode, database)
    return { row, line, cells, ...outcome }
  })
}

/** Predicts the effect of a row whose cells are all valid, with its record as it is now. */
export function outcomeOf(
  { kind, find, faults }: SampleImport,
  cells: Cells,
  mode: ImportMode,
  database: SampleDatabase,
): Pick<CheckedRow, 'verdict' | 'faults' | 'before'> {
  const refused = (found: readonly RowFault[]) => ({
    verdict: 'refused' as const,
    faults: [...found],
    before: {},
  })
  const own = faults?.(cells, database) ?? []
  if (own.length > 0) return refused(own)
  const now = find(cells, database)
  if (!now) return { verdict: 'created', faults: [], before: {} }
  if (mode === 'create') return refused([{ field: kind.key[0] ?? null, code: 'exists' }])
  const before = differing(now, cells)
  const isSame = Object.keys(before).length === 0
  return { verdict: isSame ? 'same' : 'changed', faults: [], before }
}

/** Current values of a record in which a row differs. Blank cells change nothing. */
function differing(now: Cells, cells: Cells): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells)
      .filter(([field, text]) => text !== '' && (now[field] ?? '') !== text)
      .map(([field]) => [field, now[field] ?? '']),
  )
}
