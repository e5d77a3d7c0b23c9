import { latinDigits, withoutDirection } from '@console/core/i18n'

/** One row of what was pasted. */
export interface PastedRow {
  /** Counted from 1, as a spreadsheet counts it. */
  line: number
  reference: string
  /** Null where nothing is said of it. */
  carrier: string | null
  trackingNumber: string
}

/**
 * Reads what was copied from a spreadsheet or a file of it: reference and tracking number, or between them the carrier. Cells are
 * parted by tabs, semicolons or commas, and may stand in quotes; a first row without any digit in its first cell is the head.
 * Digits of Arabic keyboards are Latin ones.
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

/** Which sign parts the cells: the first of these that stands outside of quotes. */
function separatorOf(text: string): string {
  const unquoted = text.replaceAll(/"(?:[^"]|"")*"/g, '')
  return ['\t', ';', ','].find((sign) => unquoted.includes(sign)) ?? '\t'
}

/** The cells of each row that is not empty. In quotes all signs are the cell's own, two quotes are one. */
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

/** Without the marks that a spreadsheet in Arabic leaves, which nobody sees. */
function tidy(cell: string): string {
  return latinDigits(withoutDirection(cell)).replaceAll(/\s+/g, ' ').trim()
}
