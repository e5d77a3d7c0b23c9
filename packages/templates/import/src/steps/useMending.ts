import type { CheckedRow, SentRow } from '@console/core/imports'
import { useMemo, useState } from 'react'

/** Rows as they are mended, and what the server has not seen of it yet. */
export interface Mending {
  /** By number of the row: the cells that say something else now. */
  mended: ReadonlyMap<number, Readonly<Record<string, string>>>
  /** Writes one field of some rows. What says again what the file says is mended no more. */
  write(rows: readonly CheckedRow[], field: string, textFor: (row: CheckedRow) => string): void
  /** The mended rows, whole, as they are sent. */
  rows: readonly SentRow[]
}

/** Mends rows until they are sent; after that the server's word counts, and all is begun anew. */
export function useMending(refused: readonly CheckedRow[]): Mending {
  const [mended, setMended] = useState<Mending['mended']>(new Map())
  const rows = useMemo(
    () =>
      refused
        .filter(({ row }) => mended.has(row))
        .map(({ row, cells }) => ({ row, cells: { ...cells, ...mended.get(row) } })),
    [refused, mended],
  )
  return {
    mended,
    write(those, field, textFor) {
      const next = new Map(mended)
      for (const row of those) {
        const { [field]: _, ...others } = next.get(row.row) ?? {}
        const text = textFor(row)
        const cells = text === (row.cells[field] ?? '') ? others : { ...others, [field]: text }
        if (Object.keys(cells).length > 0) next.set(row.row, cells)
        else next.delete(row.row)
      }
      setMended(next)
    },
    rows,
  }
}

/** What a cell says now: as it was mended, else as the server has it. */
export function textOf(
  { mended }: Pick<Mending, 'mended'>,
  row: CheckedRow,
  field: string,
): string {
  return mended.get(row.row)?.[field] ?? row.cells[field] ?? ''
}
