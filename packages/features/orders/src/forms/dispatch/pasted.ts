import { latinDigits, withoutDirection } from '@console/core/i18n'

/** Row of the pasted text. */
export interface PastedRow {
  /** From 1, as in a spreadsheet. */
  line: number
  reference: string
  /** Null if the row has none. */
  carrier: string | null
  trackingNumber: string
}

/**
 * Parses text copied from a spreadsheet or CSV file: reference and tracking number, optionally with the carrier
 * between. Cells are separated by tabs, semicolons or commas, and may be quoted; a first row without a digit in its
 * first cell is the header. Arabic digits are converted to Latin ones.
 */
export function readPasted(text: string): PastedRow[] {
  const rows = cellsOf(text.replace(/^\uFEFF/, ''))
  const [first] = rows
  const isHead = first !== undefined && !/\d/.test(first.cells[0] ?? '')
  return (isHead ? rows.slice(1) : rows).map(
    ({ line, cells: [reference = '', second = '', third] }) => ({
      line,
      reference,
      carrier: third === undefined || second === '' ? null : second,
      trackingNumber: third ?? second,
    }),
  )
}

interface Row {
  line: number
  cells: string[]
}

/** Separator of the cells: the first of these outside of quotes. */
function separatorOf(text: string): string {
  const unquoted = text.replaceAll(/"(?:[^"]|"")*"/g, '')
  return ['\t', ';', ','].find((sign) => unquoted.includes(sign)) ?? '\t'
}

/** Cells of each row that is not empty. In quotes all characters are literal; two quotes are one. */
function cellsOf(text: string): Row[] {
  const separator = separatorOf(text)
  const rows: Row[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1

  function endCell() {
    cells.push(tidy(cell))
    cell = ''
  }
  function endRow() {
    endCell()
    if (cells.some((each) => each !== '')) rows.push({ line, cells })
    cells = []
    line += 1
  }

  const lines = text.replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < lines.length; at += 1) {
    const sign = lines.charAt(at)
    if (isQuoted && sign === '"' && lines.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else cell += sign
  }
  endRow()
  return rows
}

/** Removes the invisible marks that an Arabic spreadsheet leaves. */
function tidy(cell: string): string {
  return latinDigits(withoutDirection(cell)).replaceAll(/\s+/g, ' ').trim()
}
