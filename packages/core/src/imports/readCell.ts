import { parseCountry, normalizeForSearch, latinDigits, withoutInvisible } from '../i18n'
import { type Cells, type ImportColumn, maxCellLength } from './kind'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Number and date format of a file. */
export interface FileStyle {
  decimal: '.' | ','
  /** Order of day and month in 03/04/2026. */
  days: 'day first' | 'month first'
}

/** The canonical form of numbers: a point before decimals. Days are `2026-03-04` in every style. */
export const plainStyle: FileStyle = { decimal: '.', days: 'day first' }

/** A cell of a file: text, or a value that the spreadsheet itself has typed. */
export type FileCell = string | number | boolean | Date | null

/** Reasons for which a cell cannot be parsed. Only the browser, which has the file, reports them. */
const readingFaults = [
  'number',
  'day',
  'choice',
  'country',
  'flag',
  'digits',
  'cut',
  'phone',
] as const

/** Reasons for which a cell is refused. */
export const cellFaults = [
  'required',
  ...readingFaults,
  'short',
  'long',
  'small',
  'large',
  'pattern',
] as const

/** Reason why a cell is refused. */
export type CellFault = (typeof cellFaults)[number]

/** Checks whether a fault means that a cell could not be parsed, rather than that its value is not allowed. */
export function isReadingFault(code: string): boolean {
  return (readingFaults as readonly string[]).includes(code)
}

/** A cell in its canonical form; unchanged where it cannot be parsed, with the reason of the refusal. */
export interface ReadCell {
  text: string
  fault: CellFault | null
}

/**
 * Parses a telephone number; null where it is invalid.
 * @returns E.164
 */
export type PhoneReader = (written: string) => string | null

/**
 * Parses one cell of a file. A value typed by the spreadsheet, a number or a day, is used unchanged; text is parsed in the file's style.
 * @param readPhone default: accepts only E.164
 */
export function readCell(
  column: ImportColumn,
  written: FileCell,
  style: FileStyle,
  readPhone: PhoneReader = canonicalPhone,
): ReadCell {
  if (typeof written !== 'string') return readText(column, textOf(written), plainStyle, readPhone)
  // An apostrophe keeps spreadsheets from running the text as a formula (decision 0010); it is not part of the text.
  return readText(column, written.trim().replace(/^'(?=[=+\-@\t\r])/, ''), style, readPhone)
}

function readText(
  column: ImportColumn,
  written: string,
  style: FileStyle,
  readPhone: PhoneReader,
): ReadCell {
  const cell = cleanText(written)
  if (cell === '') return { text: '', fault: column.isRequired ? 'required' : null }
  if (cell.length >= maxCellLength) return { text: cell.slice(0, maxCellLength), fault: 'long' }
  const text = readers[column.type](cell, { style, column, readPhone })
  if (typeof text === 'object') return { text: cell, fault: text.fault }
  return { text, fault: limitFault(column, text) }
}

/** Text of a cell: days as `2026-03-04`, numbers with a point and without groups. */
export function textOf(cell: FileCell): string {
  if (typeof cell === 'string') return cell
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return plainNumber(cell)
  return cell === null ? '' : cell ? 'yes' : 'no'
}

/** Digits only, also for numbers as long as bar codes. */
function plainNumber(number: number): string {
  return Number.isSafeInteger(number)
    ? BigInt(number).toString()
    : String(Number(number.toPrecision(15)))
}

/** Normalizes a text: no invisible characters, composed, single spaces. */
function cleanText(text: string): string {
  return /^[\x21-\x7e]*$/.test(text)
    ? text
    : withoutInvisible(text).normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}

interface CellContext {
  style: FileStyle
  column: ImportColumn
  readPhone: PhoneReader
}

const readers: Readonly<
  Record<
    ImportColumn['type'],
    (cell: string, reading: CellContext) => string | { fault: CellFault }
  >
> = {
  text: (cell) => cell,
  digits(cell) {
    const digits = latinDigits(cell).replaceAll(/[\s-]/g, '')
    // "6.16112E+12": the spreadsheet has dropped the remaining digits.
    if (/^\d+([.,]\d+)?E\+?\d+$/i.test(digits)) return { fault: 'cut' }
    return /^\d+$/.test(digits) ? digits : { fault: 'digits' }
  },
  number: (cell, { style }) => readNumber(cell, style.decimal) ?? { fault: 'number' },
  day: (cell, { style }) => readDay(latinDigits(cell), style.days) ?? { fault: 'day' },
  choice(cell, { column: { choices = {} } }) {
    const wanted = plain(cell)
    const found = Object.entries(choices).find(([value, names]) =>
      [value, ...names].some((name) => plain(name) === wanted),
    )
    return found ? found[0] : { fault: 'choice' }
  },
  country: (cell) => parseCountry(cell) ?? { fault: 'country' },
  flag(cell) {
    const word = plain(cell)
    if (yes.has(word)) return 'yes'
    return no.has(word) || cell === '-' ? 'no' : { fault: 'flag' }
  },
  phone: (cell, { readPhone }) => readPhone(cell) ?? { fault: 'phone' },
}

/** Normalizes words for comparison: normalized as in search; spaces, hyphens and underscores are ignored. */
export function plain(words: string): string {
  return normalizeForSearch(words)
    .replaceAll(/[\s_\-–./()]+/g, ' ')
    .trim()
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'evet', 'e', 'doğru', 'نعم', 'صح'].map(plain))
const no = new Set(['no', 'n', 'false', '0', 'hayır', 'h', 'yanlış', 'لا', 'خطأ'].map(plain))

/** A number with a decimal point and without thousands separators; null where it is invalid. */
export function readNumber(cell: string, decimal: FileStyle['decimal']): string | null {
  // The Arabic decimal and thousands separators are unambiguous.
  const point = /[\u066B\u066C]/.test(cell) ? '.' : decimal
  const digits = latinDigits(cell)
    .replaceAll(/[\s'’]/g, '')
    .replace(/^\u2212/, '-')
  const thousands = point === ',' ? '.' : ','
  const shape = new RegExp(`^[+-]?(\\d+|\\d{1,3}(\\${thousands}\\d{3})+)(\\${point}\\d+)?$`)
  if (!shape.test(digits)) return null
  return digits.replaceAll(thousands, '').replace(point, '.').replace(/^\+/, '')
}

function limitFault({ type, min, max, pattern }: ImportColumn, text: string): CellFault | null {
  if (pattern && !pattern.test(text)) return 'pattern'
  const isNumber = type === 'number'
  const size = isNumber ? Number(text) : text.length
  if (min !== undefined && size < min) return isNumber ? 'small' : 'short'
  if (max !== undefined && size > max) return isNumber ? 'large' : 'long'
  return null
}

const isCanonical: Readonly<
  Record<Exclude<ImportColumn['type'], 'text'>, (text: string, column: ImportColumn) => boolean>
> = {
  digits: (text) => /^\d+$/.test(text),
  number: (text) => /^-?\d+(\.\d+)?$/.test(text),
  day: (text) => dayOf(...(text.split('-') as [string, string, string])) === text,
  choice: (text, { choices = {} }) => Object.hasOwn(choices, text),
  country: (text) => parseCountry(text) === text,
  flag: (text) => text === 'yes' || text === 'no',
  phone: (text) => canonicalPhone(text) !== null,
}

function canonicalPhone(text: string): string | null {
  return /^\+[1-9]\d{7,14}$/.test(text) ? text : null
}

/**
 * Checks a row that was sent: each cell must have its canonical form. No style is applied, so that no cell can mean one thing in the
 * browser and another on the server.
 */
export function checkCells(
  columns: readonly ImportColumn[],
  sent: Cells,
): { cells: Cells; faults: { field: string; code: CellFault }[] } {
  const cells: Record<string, string> = { ...sent }
  const faults: { field: string; code: CellFault }[] = []
  for (const column of columns) {
    const { field } = column
    const text = cleanText(sent[field] ?? '')
    if (field in sent) cells[field] = text
    const fault = faultOf(column, text)
    if (fault) faults.push({ field, code: fault })
  }
  return { cells, faults }
}

function faultOf(column: ImportColumn, text: string): CellFault | null {
  const { type, isRequired } = column
  if (text === '') return isRequired ? 'required' : null
  if (type === 'text' || isCanonical[type](text, column)) return limitFault(column, text)
  return type
}

/** Formats a canonical cell in a file's style, so that it parses to the same value. */
export function writeCell({ type }: Pick<ImportColumn, 'type'>, text: string, style: FileStyle) {
  return type === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? text.replace('.', style.decimal) : text
}

/** Parses a day of a file to `2026-03-04`; null where there is no such day. */
function readDay(cell: string, order: FileStyle['days']): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(cell)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const named = /^(\d{1,2})[\s-]([a-z]{3})[a-z]*[\s-](\d{4}|\d\d)$/i.exec(cell)
  if (named) {
    const month = months.indexOf((named[2] ?? '').toLowerCase()) + 1
    return dayOf(whole(named[3]), String(month), named[1])
  }
  const [, first, second, year] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)(?: [\d:.]+)?$/.exec(cell) ?? []
  if (first === undefined) return null
  return order === 'day first'
    ? dayOf(whole(year), second, first)
    : dayOf(whole(year), first, second)
}

/** Completes a two-digit year: imported dates are of this century. */
function whole(year = ''): string {
  return year.length === 2 ? `20${year}` : year
}

/** Joins parts to `2026-03-04`; null where there is no such day. */
function dayOf(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  // The 31st of February must not become a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text
}
