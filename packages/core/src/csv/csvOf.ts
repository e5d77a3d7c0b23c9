/** What a cell holds: a number without any format, an instant or a day as the server writes it, a text; null is empty. */
export type CsvCell = string | number | null

/**
 * A table as the text of a CSV file (RFC 4180), the first row being its head. A text that a spreadsheet would run as a
 * formula is led by an apostrophe, since names come from strangers.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}

function written(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
