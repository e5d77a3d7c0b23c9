import {
  type FileStyle,
  type ImportColumn,
  type PhoneReader,
  readCell,
  readNumber,
} from '@console/core/imports'
import type { Mapping } from './guess'
import type { Line } from './table'

/** Cell whose value depends on the style. */
export interface StyleExample {
  /** Text in the file. */
  text: string
  /** Canonical form in each style. */
  readings: Readonly<Record<string, string>>
}

/** Evidence in a file's cells for one part of its style. */
export interface DetectedStyle<Choice extends string> {
  /** Null when the cells are inconclusive: the user has to decide. */
  found: Choice | null
  /** Set when any cell depends on it. */
  matters: boolean
  examples: readonly StyleExample[]
}

/** Detected notations of numbers and days in a file. */
export interface DetectedStyles {
  decimal: DetectedStyle<FileStyle['decimal']>
  days: DetectedStyle<FileStyle['days']>
}

/** Maximum examples that are shown. */
const shownExamples = 3

const never: PhoneReader = () => null

/**
 * Detects the notations of numbers and days from all cells of a file. A cell that only one style can read is evidence for it; a
 * cell with a different value in both is evidence for neither. Evidence for both, or for neither, is a question if any cell
 * depends on it.
 */
export function detectStyles(
  columns: readonly ImportColumn[],
  rows: readonly Line[],
  mapping: Mapping,
): DetectedStyles {
  const cellsOf = (type: ImportColumn['type']) =>
    columns.flatMap((column) => {
      const place = mapping[column.field] ?? null
      return column.type !== type || place === null
        ? []
        : rows.flatMap(({ cells }) => {
            const cell = cells[place]
            return typeof cell === 'string' && cell.trim() !== '' ? [{ column, cell }] : []
          })
    })
  const read = (cell: string, column: ImportColumn, style: FileStyle) => {
    const { text, fault } = readCell(column, cell, style, never)
    return fault === 'number' || fault === 'day' ? null : text
  }
  return {
    decimal: detect(cellsOf('number'), ['.', ','], ({ cell }, decimal) =>
      readNumber(cell.trim(), decimal),
    ),
    days: detect(
      cellsOf('day'),
      ['day first', 'month first'],
      ({ cell, column }, days) => read(cell, column, { decimal: '.', days }),
      // No locale writes the month first with points.
      ({ cell }) => (/^\s*\d{1,2}\.\d{1,2}\.\d/.test(cell) ? 'day first' : null),
    ),
  }
}

function detect<Cell extends { cell: string }, Choice extends string>(
  cells: readonly Cell[],
  [one, other]: readonly [Choice, Choice],
  read: (cell: Cell, choice: Choice) => string | null,
  convention: (cell: Cell) => Choice | null = () => null,
): DetectedStyle<Choice> {
  const evidence = { [one]: 0, [other]: 0 } as Record<Choice, number>
  const examples = new Map<string, StyleExample>()
  let isDisputed = false
  for (const cell of cells) {
    const [inOne, inOther] = [read(cell, one), read(cell, other)]
    if (inOne === inOther) continue
    const usual = convention(cell)
    if (inOther === null || (inOne !== null && usual === one)) evidence[one] += 1
    else if (inOne === null || usual === other) evidence[other] += 1
    else {
      isDisputed = true
      const text = cell.cell.trim()
      if (examples.size < shownExamples)
        examples.set(text, { text, readings: { [one]: inOne, [other]: inOther } })
    }
  }
  const matters = isDisputed || evidence[one] + evidence[other] > 0
  const isOneSided = evidence[one] === 0 || evidence[other] === 0
  const found =
    !isDisputed || (isOneSided && matters && evidence[one] + evidence[other] > 0)
      ? evidence[other] > evidence[one]
        ? other
        : one
      : null
  return { found, matters, examples: [...examples.values()] }
}
