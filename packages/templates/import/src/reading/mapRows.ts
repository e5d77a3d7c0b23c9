import { type FileStyle, type ImportColumn, readCell, type SentRow } from '@console/core/imports'
import { type Mapping, unreadIn } from './guess'
import type { Table } from './readTable'

/** Rows of a file as they are sent, from one place on. */
export function mapRows(
  columns: readonly ImportColumn[],
  { rows }: Table,
  mapping: Mapping,
  style: FileStyle,
  from: number,
  count: number,
): SentRow[] {
  const read = columns.filter(({ field }) => (mapping[field] ?? null) !== null)
  return rows.slice(from, from + count).map((row, place) => ({
    row: from + place + 1,
    cells: Object.fromEntries(
      read.map((column) => {
        const cell = row[mapping[column.field] ?? 0] ?? ''
        return [column.field, readCell(column, cell, style).text]
      }),
    ),
  }))
}

/** What is said of a mapping beside its columns, by field. */
export interface Look {
  /** The first values that are there, as the file has them. */
  samples: readonly string[]
  /** How many cells cannot be read. */
  unread: number
}

/** What a mapping makes of a file. */
export function lookAt(
  columns: readonly ImportColumn[],
  table: Table,
  mapping: Mapping,
  style: FileStyle,
): Readonly<Record<string, Look>> {
  return Object.fromEntries(
    columns.map((column) => {
      const place = mapping[column.field] ?? null
      const samples: string[] = []
      for (const row of table.rows) {
        const cell = place === null ? '' : (row[place] ?? '').trim()
        if (cell !== '' && !samples.includes(cell)) samples.push(cell.slice(0, 60))
        if (samples.length === 3 || place === null) break
      }
      return [column.field, { samples, unread: unreadIn(column, table.rows, mapping, style) }]
    }),
  )
}
