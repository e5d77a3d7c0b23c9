import { type CheckedRow, isReadingFault, layoutFaults, maxCellLength } from '@console/core/imports'
import { useMemo, useState } from 'react'
import type { MendedRow } from '../reading/readRow'

/** Rows as they are mended, and what the server has not seen of it yet. */
export interface Mending {
  /** By number of the row: the cells that say something else now, as they are written. */
  mended: ReadonlyMap<number, Readonly<Record<string, string>>>
  /** What a cell shows: as it was mended, else as the server has it. */
  textOf(row: CheckedRow, field: string): string
  /** Writes one field of some rows. What says again what the file says is mended no more. */
  write(rows: readonly CheckedRow[], field: string, textFor: (row: CheckedRow) => string): void
  /** The mended rows, as they are to be read and sent. */
  rows: readonly MendedRow[]
}

/**
 * Mends rows until they are sent; after that the server's answer counts.
 * @param shownOf what a cell of a row shows before it is mended, in the reader's words
 */
export function useMending(
  refused: readonly CheckedRow[],
  shownOf: (row: CheckedRow, field: string) => string,
): Mending {
  const [mended, setMended] = useState<Mending['mended']>(new Map())
  const rows = useMemo(
    () =>
      refused.flatMap((row) => {
        const written = mended.get(row.row)
        return written ? [mendedRow(row, written)] : []
      }),
    [refused, mended],
  )
  return {
    mended,
    textOf: (row, field) => mended.get(row.row)?.[field] ?? shownOf(row, field),
    write(those, field, textFor) {
      const next = new Map(mended)
      for (const row of those) {
        const { [field]: _, ...others } = next.get(row.row) ?? {}
        const text = textFor(row)
        const cells = text === shownOf(row, field) ? others : { ...others, [field]: text }
        if (Object.keys(cells).length > 0) next.set(row.row, cells)
        else next.delete(row.row)
      }
      setMended(next)
    },
    rows,
  }
}

/** What could not be read is read once more: a telephone number is read by the country that was mended beside it. */
function mendedRow(
  { row, line, cells, faults }: CheckedRow,
  written: Readonly<Record<string, string>>,
): MendedRow {
  const unread = faults.flatMap(({ field, code }) => {
    const text = field === null ? '' : (cells[field] ?? '')
    return field !== null && (isReadingFault(code) || text.length >= maxCellLength)
      ? [[field, text]]
      : []
  })
  return {
    row,
    line,
    cells,
    written: { ...Object.fromEntries(unread), ...written },
    faults: faults.filter(({ code }) => (layoutFaults as readonly string[]).includes(code)),
  }
}
