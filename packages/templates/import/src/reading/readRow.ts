import {
  type Cells,
  type FileStyle,
  type ImportColumn,
  isReadingFault,
  maxCellLength,
  readCell,
  type ReadCell,
  type RowFault,
  type SentRow,
} from '@console/core/imports'
import type { Mapping } from './guess'
import { readPhone } from './readPhone'
import type { Line } from './table'

/** Country of a row, for its telephone numbers without a country code. */
export function countryOf(columns: readonly ImportColumn[], cells: Cells): string {
  const column = columns.find(({ type }) => type === 'country')
  return (column && cells[column.field]) ?? ''
}

/** Reads a cell of a row whose country is known. */
export function readCellIn(
  country: string,
  column: ImportColumn,
  written: Line['cells'][number],
  style: FileStyle,
): ReadCell {
  return readCell(column, written, style, (text) => readPhone(text, country))
}

/**
 * Reads a row of a file for the request. A cell that cannot be read is sent unchanged, with the reason: the server does
 * not parse it.
 */
export function readRow(
  columns: readonly ImportColumn[],
  { number, cells: written, fault }: Line,
  { mapping, style, row }: { mapping: Mapping; style: FileStyle; row: number },
): SentRow {
  const cells: Record<string, string> = {}
  const faults: RowFault[] = fault ? [{ field: null, ...fault }] : []
  for (const column of countryFirst(columns)) {
    const place = mapping[column.field] ?? null
    if (place === null) continue
    const { field } = column
    const country = countryOf(columns, cells)
    const read = readCellIn(country, column, written[place] ?? '', style)
    cells[field] = read.text
    if (isUnread(read)) faults.push({ field, code: read.fault ?? '' })
  }
  return { row, line: number, cells, ...(faults.length > 0 ? { faults } : {}) }
}

/** Row with some corrected cells. */
export interface MendedRow {
  row: number
  line: number
  /** Cells as the server has them. */
  cells: Cells
  /** Cells to be read: corrected ones, and those that could not be read before. */
  written: Cells
  /** Errors of the row as a whole, which remain. */
  faults: readonly RowFault[]
}

/** Reads corrections, in the style of the file. */
export function readMended(
  columns: readonly ImportColumn[],
  { row, line, cells: before, written, faults: stored }: MendedRow,
  style: FileStyle,
): SentRow {
  const cells: Record<string, string> = { ...before }
  const faults = [...stored]
  for (const column of countryFirst(columns)) {
    const text = written[column.field]
    if (text === undefined) continue
    const read = readCellIn(countryOf(columns, cells), column, text, style)
    cells[column.field] = read.text
    if (isUnread(read)) faults.push({ field: column.field, code: read.fault ?? '' })
  }
  return { row, line, cells, ...(faults.length > 0 ? { faults } : {}) }
}

/** Telephone numbers are read with the country of their row. */
function countryFirst(columns: readonly ImportColumn[]): readonly ImportColumn[] {
  return columns.toSorted(
    (one, other) => Number(other.type === 'country') - Number(one.type === 'country'),
  )
}

/** Reports whether a cell is not in its canonical form, so that only the page knows its error. */
export function isUnread({ text, fault }: ReadCell): boolean {
  return fault !== null && (isReadingFault(fault) || text.length >= maxCellLength)
}
