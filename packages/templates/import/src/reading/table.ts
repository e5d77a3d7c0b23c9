import { type FileCell, type LayoutFault, maxRows, textOf } from '@console/core/imports'
import type { FileFault } from './fileFault'
import { knownWordsIn } from './knownWords'

/** Error of a whole row in a text file. */
export interface LineFault {
  code: LayoutFault
  /** Cells beyond the header row, or the row's lines in the file. */
  text?: string
}

/** Row of a spreadsheet. */
export interface Line {
  /** Row number in the spreadsheet, from 1. */
  number: number
  cells: readonly FileCell[]
  fault?: LineFault
}

/** File as a header row and the rows below it. */
export interface Table {
  /** Unique names of its columns. */
  head: readonly string[]
  header: number
  /** Rows that are not blank, each as long as the head. */
  rows: readonly Line[]
}

/** Number of rows in which the header row is searched. */
const searchedRows = 20

/** Candidates for the header row: the first rows that are not blank. */
export function headerCandidates(lines: readonly Line[]): readonly Line[] {
  const found: Line[] = []
  for (const line of lines) {
    if (!isBlank(line)) found.push(line)
    if (found.length === searchedRows) break
  }
  return found
}

/**
 * Finds the header row: the row with the most known column names; without any, the first row that fills as many cells as most
 * rows do, so that a title above is skipped.
 */
export function findHeader(lines: readonly Line[], known: ReadonlySet<string>): number {
  const candidates = headerCandidates(lines)
  const matches = candidates.map(({ cells }) => knownWordsIn(cells, known))
  const max = Math.max(0, ...matches)
  const [first] = candidates
  if (max > 1) return candidates[matches.indexOf(max)]?.number ?? 1
  const filled = candidates.map(({ cells }) => cells.filter((cell) => !isBlankCell(cell)).length)
  const usual = filled.toSorted((one, other) => one - other)[filled.length >> 1] ?? 0
  const [atFirst = 0] = filled
  const other = atFirst === 1 && usual > 1 ? filled.findIndex((count) => count >= usual) : 0
  return (candidates[Math.max(0, other)] ?? first)?.number ?? 1
}

/**
 * Creates a table from a header row and the rows below. Columns without a name are omitted; a duplicate name becomes "Notes (2)".
 * @param isText set for a text file, where a missing or an extra cell means that cells have moved
 */
export function tableBelow(
  lines: readonly Line[],
  header: number,
  isText: boolean,
): Table | FileFault {
  const first = lines.find(({ number }) => number === header)
  const names = (first?.cells ?? []).map((cell) => textOf(cell).replaceAll(/\s+/g, ' ').trim())
  const places = names.flatMap((name, place) => (name === '' ? [] : [place]))
  const width = names.length
  const minWidth = (places.at(-1) ?? -1) + 1
  const rows = lines.filter((line) => line.number > header && !isBlank(line))
  if (rows.length === 0 || places.length === 0) return { code: 'empty' }
  if (rows.length > maxRows) return { code: 'rows' }
  return {
    head: numbered(places.map((place) => names[place] ?? '')),
    header,
    rows: rows.map(({ number, cells, fault }) => {
      const wrong = fault ?? (isText ? widthFault(cells, width, minWidth) : null)
      return {
        number,
        cells: places.map((place) => cells[place] ?? ''),
        ...(wrong ? { fault: wrong } : {}),
      }
    }),
  }
}

function widthFault(cells: readonly FileCell[], width: number, minWidth: number): LineFault | null {
  if (cells.length < minWidth) return { code: 'fewer_cells' }
  const beyond = cells.slice(width).map((cell) => textOf(cell).trim())
  const filled = beyond.filter((text) => text !== '')
  return filled.length === 0 ? null : { code: 'more_cells', text: filled.join(' · ').slice(0, 200) }
}

function numbered(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let unique = name
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} (${count})`
    taken.add(unique)
    return unique
  })
}

function isBlankCell(cell: FileCell): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '')
}

function isBlank({ cells }: Line): boolean {
  return cells.every(isBlankCell)
}
