import type { LayoutFault } from '@console/core/imports'
import Papa from 'papaparse'
import type { FileFault } from './fileFault'
import { knownWordsIn } from './knownWords'
import type { Line } from './table'

const delimiters = [';', ',', '\t', '|'] as const

/** Cells with so many characters, and as many separators as a row, hold rows that a quotation mark has swallowed. */
const minWidthOfSwallowed = 4

/**
 * Splits a text into rows and cells (RFC 4180), whatever its separator and line ends are. A quotation mark that is never closed refuses the file:
 * nobody knows which rows it has swallowed. One that is closed in the wrong place refuses its row.
 * @param known the names of columns, folded
 */
export function readText(text: string, known: ReadonlySet<string>): Line[] | FileFault {
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) return { code: 'html' }
  const unified = text.replaceAll(/\r\n?/g, '\n')
  // Excel names the separator where it wrote the file itself; the line is not part of the sheet.
  const [named = '', separator] = /^"?sep=(.)"?\n/i.exec(unified) ?? []
  const body = unified.slice(named.length)
  const delimiter = separator ?? guessDelimiter(body, known)
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, newline: '\n' })
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')
  if (unclosed) {
    const before = unified.slice(0, named.length + (unclosed.index ?? 0))
    return { code: 'quote', line: before.split('\n').length }
  }
  const malformed = new Set(
    errors.filter(({ code }) => code === 'InvalidQuotes').map(({ row }) => row),
  )
  let line = named === '' ? 1 : 2
  return data.map((cells, place) => {
    const first = line
    for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1
    const last = line++
    const isWrong = malformed.has(place) || (last > first && hasSwallowed(cells, delimiter))
    const range = first === last ? String(first) : `${first}–${last}`
    const fault = { code: 'quotes' as LayoutFault, text: range }
    return { number: place + 1, cells, ...(isWrong ? { fault } : {}) }
  })
}

/** Whether a cell holds whole rows: a quotation mark at its beginning was closed by one of a later row. */
function hasSwallowed(cells: readonly string[], delimiter: string): boolean {
  return cells.some((cell) =>
    cell
      .split('\n')
      .slice(1)
      .some((inner) => {
        const width = inner.split(delimiter).length
        return width >= minWidthOfSwallowed && width >= cells.length - 1
      }),
  )
}

/** The separator that makes the most of the first rows: names of columns count first, then rows of one width. */
function guessDelimiter(text: string, known: ReadonlySet<string>): string {
  const start = text.slice(0, 200_000)
  let best = { delimiter: ';' as string, score: -1 }
  for (const delimiter of delimiters) {
    const { data } = Papa.parse<string[]>(start, { delimiter, newline: '\n', preview: 40 })
    const rows = data.filter((cells) => cells.some((cell) => cell.trim() !== ''))
    const widths = rows.map(({ length }) => length)
    const usual = widths.toSorted((one, other) => one - other)[widths.length >> 1] ?? 1
    const alike = widths.filter((width) => width === usual).length / Math.max(1, widths.length)
    const found = Math.max(0, ...rows.map((cells) => knownWordsIn(cells, known)))
    // One cell that happens to be a name tells nothing about the separator.
    const score = (found > 1 ? found * 1000 : 0) + (usual > 1 ? alike * Math.min(usual, 100) : 0)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}
