import {
  type FileStyle,
  type ImportColumn,
  type PhoneReader,
  readCell,
  readNumber,
} from '@console/core/imports'
import type { Mapping } from './guess'
import type { Line } from './table'

/** A cell that two styles read as different values. */
export interface StyleExample {
  /** As the file has it. */
  text: string
  /** Its canonical form in each style. */
  readings: Readonly<Record<string, string>>
}

/** What the cells of a file tell about one part of its style. */
export interface DetectedStyle<Choice extends string> {
  /** Null where its cells do not tell: somebody has to say it. */
  found: Choice | null
  /** Whether any cell depends on it. */
  matters: boolean
  /** Some cells that could mean two values. */
  examples: readonly StyleExample[]
}

/** How a file writes numbers and days, as far as its cells tell. */
export interface DetectedStyles {
  decimal: DetectedStyle<FileStyle['decimal']>
  days: DetectedStyle<FileStyle['days']>
}

/** So many cells are shown as examples. */
const shownExamples = 3

const never: PhoneReader = () => null

/**
 * Detects how a file writes numbers and days from all its cells. A cell that only one style can read is evidence for it; a cell that both read as
 * different values is evidence for none. Evidence for both, or for none, is a question where any cell depends on it.
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
      // Nobody writes the month first with points.
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
