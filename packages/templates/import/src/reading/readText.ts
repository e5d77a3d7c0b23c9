import type { LayoutFault } from '@console/core/imports'
import Papa from 'papaparse'
import type { FileFault } from './fileFault'
import { knownWordsIn } from './knownWords'
import type { Line } from './table'

const delimiters = [';', ',', '\t', '|'] as const

/** Minimum columns of a line inside a cell that count as a swallowed row; it also needs about as many as its row. */
const minWidthOfSwallowed = 4

/**
 * Splits a text into rows and cells (RFC 4180), for any separator and line ends. A quotation mark that is never closed rejects
 * the file, because it may have swallowed any rows. One that is closed in the wrong place rejects its row.
 * @param known normalized column names
 */
export function readText(text: string, known: ReadonlySet<string>): Line[] | FileFault {
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text)) return { code: 'html' }
  const unified = text.replaceAll(/\r\n?/g, '\n')
  // Excel writes the separator into files of its own; that line is not part of the sheet.
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

/** Reports whether a cell contains whole rows: its opening quotation mark was closed by one of a later row. */
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

/** Most plausible separator for the first rows: column names count first, then rows of equal width. */
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
    // A single cell that happens to be a name proves nothing about the separator.
    const score = (found > 1 ? found * 1000 : 0) + (usual > 1 ? alike * Math.min(usual, 100) : 0)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}
