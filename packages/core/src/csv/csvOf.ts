import { currencies } from '../contracts/currencies'
import type { Money } from '../contracts/values'
import type { LanguageId } from '../i18n'
import { withoutDirection } from '../i18n/isolate'

/**
 * Value of a cell: a number without any format, an instant or a day as the server writes it, a text, an amount with the
 * decimals of its currency (the currency itself is a cell of its own); null is empty.
 */
export type CsvCell = string | number | Money | null

/** Cell and decimal separators. */
interface CsvStyle {
  separator: ',' | ';'
  decimal: '.' | ','
}

/** As the spreadsheets of a language's users expect it. */
const styles: Readonly<Record<LanguageId, CsvStyle>> = {
  en: { separator: ',', decimal: '.' },
  tr: { separator: ';', decimal: ',' },
  ar: { separator: ';', decimal: '.' },
}

/**
 * A table as the text of a CSV file (RFC 4180), the first row being its head. A text that a spreadsheet would run as a
 * formula is prefixed by an apostrophe, since names are untrusted.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[], language: LanguageId): string {
  const style = styles[language]
  return rows
    .map((row) => `${row.map((cell) => written(cell, style)).join(style.separator)}\r\n`)
    .join('')
}

/** The same with a byte order mark, which tells spreadsheets that the file is UTF-8. */
export function csvFileOf(rows: readonly (readonly CsvCell[])[], language: LanguageId): string {
  return `\uFEFF${csvOf(rows, language)}`
}

function written(cell: CsvCell, { decimal }: CsvStyle): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  if (typeof cell === 'object') return amountOf(cell, decimal)
  return quoted(withoutFormulas(withoutDirection(cell)))
}

/**
 * A formula follows the start of a cell, and the user's spreadsheet decides where cells start: the cell and line
 * separators of other countries count, too, within quotes or without.
 */
function withoutFormulas(text: string): string {
  return text.replace(/[,;\t\r\n](?=[=+\-@\t\r])/g, "$&'").replace(/^(?=[=+\-@\t\r])/, "'")
}

/** Quotes texts that contain any country's separators. */
function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function amountOf({ amount, currency }: Money, decimal: CsvStyle['decimal']): string {
  const places = currencies[currency]
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  const sign = amount < 0 ? '-' : ''
  if (places === 0) return sign + digits
  return `${sign}${digits.slice(0, -places)}${decimal}${digits.slice(-places)}`
}
