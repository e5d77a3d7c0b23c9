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
import { latinDigits } from '@console/core/i18n'
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { Mapping } from './guess'
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

/**
 * Parses a telephone number in any usual notation: spaces, hyphens, brackets, `00` or nothing instead of `+`, `tel:`, Arabic
 * digits. A number without a country code is read as one of `country`.
 * @param country code of two letters; empty when unknown
 * @returns E.164; null when it is no possible number
 */
function readPhone(written: string, country: string): string | null {
  const digits = latinDigits(written.normalize('NFKC'))
    .trim()
    .replace(/^tel:/i, '')
    .replace(/^00/, '+')
  const region = isSupportedCountry(country) ? country : undefined
  const number = parsePhone(digits, region)
  if (number?.isValid()) return lengthChecked(number.number)
  // A spreadsheet drops the plus.
  if (/^[1-9][\d\s().-]{9,}$/.test(digits)) {
    const international = parsePhone(`+${digits}`, undefined)
    if (international?.isValid()) return lengthChecked(international.number)
  }
  return digits.startsWith('+') && number?.isPossible() ? lengthChecked(number.number) : null
}

/** E.164 has no extensions: one would be lost. */
function parsePhone(text: string, region: CountryCode | undefined) {
  const number = parsePhoneNumberFromString(text, {
    ...(region ? { defaultCountry: region } : {}),
    extract: false,
  })
  return number?.ext ? undefined : number
}

function lengthChecked(e164: string): string | null {
  return /^\+[1-9]\d{7,14}$/.test(e164) ? e164 : null
}
