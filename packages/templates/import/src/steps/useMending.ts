import { type CheckedRow, isReadingFault, layoutFaults, maxCellLength } from '@console/core/imports'
import { useMemo, useState } from 'react'
import type { MendedRow } from '../reading/readRow'

/** Rows with corrections that the server has not checked yet. */
export interface Mending {
  /** Changed cells by row number, as they were typed. */
  mended: ReadonlyMap<number, Readonly<Record<string, string>>>
  /** Text of a cell: the correction, else the server's value. */
  textOf(row: CheckedRow, field: string): string
  /** Sets one field of some rows. A value equal to the file's removes the correction. */
  write(rows: readonly CheckedRow[], field: string, textFor: (row: CheckedRow) => string): void
  /** Corrected rows, to be read and sent. */
  rows: readonly MendedRow[]
}

/**
 * Corrections of rows until they are sent; after that the server's answer counts.
 * @param shownOf translated text of a cell before any correction
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

/** Cells that could not be read are read again: a telephone number uses the country that was corrected beside it. */
function mendedRow(
  { row, line, cells, faults }: CheckedRow,
  written: Readonly<Record<string, string>>,
): MendedRow {
  const skipped = faults.flatMap(({ field, code }) => {
    const text = field === null ? '' : (cells[field] ?? '')
    return field !== null && (isReadingFault(code) || text.length >= maxCellLength)
      ? [[field, text]]
      : []
  })
  return {
    row,
    line,
    cells,
    written: { ...Object.fromEntries(skipped), ...written },
    faults: faults.filter(({ code }) => (layoutFaults as readonly string[]).includes(code)),
  }
}
