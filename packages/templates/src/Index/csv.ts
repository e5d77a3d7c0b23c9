import { currencies, type Money } from '@console/core/contracts'
import type { CsvValue } from './config'

/** What makes a spreadsheet take a text for a formula, or for the start of one. */
const formula = /^[=+\-@\t\r]/
const mark = '\uFEFF'

/** One column of a file: an amount fills two. */
export interface CsvColumn<Row> {
  title: string
  value(row: Row): CsvValue
}

/**
 * A CSV file after RFC 4180, in UTF-8 with its mark, which spreadsheets need to read it as such. A text that begins like a
 * formula is preceded by `'`, so that opening the file runs nothing. A column that has an amount in any row is two: the
 * decimal number, and its currency.
 * @param currencyTitle what the second column of an amount is called, given the first one's title
 */
export function writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  currencyTitle: (title: string) => string,
): string {
  const values = rows.map((row) => columns.map((column) => column.value(row)))
  const isMoneyColumn = columns.map((_, index) => values.some((line) => isMoney(line[index])))
  const header = columns.flatMap(({ title }, index) =>
    isMoneyColumn[index] ? [title, currencyTitle(title)] : [title],
  )
  const lines = values.map((line) =>
    line.flatMap((value, index) => (isMoneyColumn[index] ? amountCells(value) : [value])),
  )
  return mark + [header, ...lines].map((line) => `${line.map(writeCell).join(',')}\r\n`).join('')
}

function isMoney(value: CsvValue | undefined): value is Money {
  return typeof value === 'object' && value !== null
}

function amountCells(value: CsvValue): CsvValue[] {
  return isMoney(value) ? [value, value.currency] : [value, null]
}

function writeCell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (isMoney(value)) return decimal(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An amount as its currency writes it on paper, with a point: `-1234.50`. */
function decimal({ amount, currency }: Money): string {
  const places = currencies[currency]
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  const sign = amount < 0 ? '-' : ''
  if (places === 0) return sign + digits
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
