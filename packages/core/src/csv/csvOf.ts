import { currencies } from '../contracts/currencies'
import type { Money } from '../contracts/values'

/**
 * What a cell holds: a number without any format, an instant or a day as the server writes it, a text, an amount as its
 * currency writes it on paper (the currency itself is a cell of its own); null is empty.
 */
export type CsvCell = string | number | Money | null

/**
 * A table as the text of a CSV file (RFC 4180), the first row being its head. A text that a spreadsheet would run as a
 * formula is led by an apostrophe, since names come from strangers.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}

/** The same as a file holds it: the mark at the beginning tells spreadsheets that it is UTF-8. */
export function csvFileOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${csvOf(rows)}`
}

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return decimal(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** With a point: `-1234.50`. */
function decimal({ amount, currency }: Money): string {
  const places = currencies[currency]
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  const sign = amount < 0 ? '-' : ''
  if (places === 0) return sign + digits
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
