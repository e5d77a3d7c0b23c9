import { countryCalled, latinDigits } from '../i18n'
import type { Cells, ImportColumn } from './kind'
import { readDay } from './readDay'

/** How a file writes numbers and days. */
export interface FileStyle {
  decimal: '.' | ','
  /** In which order 03/04/2026 has its day and its month. */
  days: 'day first' | 'month first'
}

/** How cells are sent: what is read with it stays as it is. */
export const plainStyle: FileStyle = { decimal: '.', days: 'day first' }

/** Why a cell cannot be taken. */
export const cellFaults = [
  'required',
  'number',
  'day',
  'choice',
  'country',
  'flag',
  'digits',
  'cut',
  'short',
  'long',
  'small',
  'large',
  'pattern',
] as const

/** Why a cell cannot be taken. */
export type CellFault = (typeof cellFaults)[number]

/** What a cell says as the server takes it; as it was where it cannot be taken, and why. */
export interface ReadCell {
  text: string
  fault: CellFault | null
}

/** Reads one cell of a file. */
export function readCell(column: ImportColumn, written: string, style: FileStyle): ReadCell {
  // An apostrophe keeps spreadsheets from running what follows it (decision 0010); it is no part of the text.
  const cell = written.trim().replace(/^'(?=[=+\-@\t\r])/, '')
  if (cell === '') return { text: '', fault: column.isRequired ? 'required' : null }
  const text = readers[column.type](cell, style, column)
  if (typeof text === 'object') return { text: cell, fault: text.fault }
  return { text, fault: limitFault(column, text) }
}

type Reader = (
  cell: string,
  style: FileStyle,
  column: ImportColumn,
) => string | { fault: CellFault }

const readers: Readonly<Record<ImportColumn['type'], Reader>> = {
  text: (cell) => cell.replaceAll(/\s+/g, ' '),
  digits(cell) {
    const digits = latinDigits(cell).replaceAll(/[\s-]/g, '')
    // "6.16112E+12": the spreadsheet has forgotten the rest.
    if (/^\d+([.,]\d+)?E\+?\d+$/i.test(digits)) return { fault: 'cut' }
    return /^\d+$/.test(digits) ? digits : { fault: 'digits' }
  },
  number: (cell, { decimal }) => readNumber(cell, decimal) ?? { fault: 'number' },
  day: (cell, { days }) => readDay(latinDigits(cell), days) ?? { fault: 'day' },
  choice(cell, _, { choices = {} }) {
    const said = plain(cell)
    const found = Object.entries(choices).find(([value, names]) =>
      [value, ...names].some((name) => plain(name) === said),
    )
    return found ? found[0] : { fault: 'choice' }
  },
  country: (cell) => countryCalled(cell) ?? { fault: 'country' },
  flag(cell) {
    const said = plain(cell)
    if (yes.has(said)) return 'yes'
    return no.has(said) ? 'no' : { fault: 'flag' }
  },
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'evet', 'e', 'doğru', 'نعم'])
const no = new Set(['no', 'n', 'false', '0', '-', 'hayır', 'h', 'yanlış', 'لا'])

/** Words as they are compared: case, spaces, hyphens and underscores tell nothing apart. */
export function plain(words: string): string {
  return words
    .toLowerCase()
    .replaceAll('i̇', 'i')
    .replaceAll(/[\s_\-–./()]+/g, ' ')
    .trim()
}

/** A number with a point before its decimals and nothing between its thousands; null where it is none. */
function readNumber(cell: string, decimal: FileStyle['decimal']): string | null {
  const digits = latinDigits(cell).replaceAll(/[\s'’]/g, '')
  const thousands = decimal === ',' ? '.' : ','
  const shape = new RegExp(`^[+-]?(\\d+|\\d{1,3}(\\${thousands}\\d{3})+)(\\${decimal}\\d+)?$`)
  if (!shape.test(digits)) return null
  return digits.replaceAll(thousands, '').replace(decimal, '.').replace(/^\+/, '')
}

function limitFault({ type, least, most, pattern }: ImportColumn, text: string): CellFault | null {
  if (pattern && !pattern.test(text)) return 'pattern'
  const isNumber = type === 'number'
  const size = isNumber ? Number(text) : text.length
  if (least !== undefined && size < least) return isNumber ? 'small' : 'short'
  if (most !== undefined && size > most) return isNumber ? 'large' : 'long'
  return null
}

/** A row that is sent as a server takes it: what somebody has mended by hand is read as the file was. */
export function readRow(
  columns: readonly ImportColumn[],
  cells: Cells,
): { cells: Cells; faults: { field: string; code: CellFault }[] } {
  const read: Record<string, string> = { ...cells }
  const faults: { field: string; code: CellFault }[] = []
  for (const column of columns) {
    const { field } = column
    const { text, fault } = readCell(column, cells[field] ?? '', plainStyle)
    if (field in cells) read[field] = text
    if (fault) faults.push({ field, code: fault })
  }
  return { cells: read, faults }
}
