import { type FileStyle, type ImportColumn, type SentRow, textOf } from '@console/core/imports'
import { detectStyles, type DetectedStyles } from './fileStyle'
import { type Mapping, unparsedIn } from './guess'
import { readRow } from './readRow'
import type { Table } from './table'

/** Maximum characters of one request: a longer one could be refused as a whole. */
const maxPieceLength = 200_000

/** Rows of a file for one request, from a position: at most `count`, fewer when they are long. */
export function mapRows(
  columns: readonly ImportColumn[],
  { rows }: Table,
  mapping: Mapping,
  style: FileStyle,
  from: number,
  count: number,
): SentRow[] {
  const sent: SentRow[] = []
  let length = 0
  for (const [place, line] of rows.slice(from, from + count).entries()) {
    const row = readRow(columns, line, { mapping, style, row: from + place + 1 })
    for (const text of Object.values(row.cells)) length += text.length
    if (sent.length > 0 && length > maxPieceLength) break
    sent.push(row)
  }
  return sent
}

/** Preview of a file's column. */
export interface FieldLook {
  /** First values in the column, as the file has them. */
  samples: readonly string[]
  /** Number of cells that cannot be read. */
  skipped: number
}

/** Preview of a mapping. */
export interface Look {
  /** By field. */
  fields: Readonly<Record<string, FieldLook>>
  styles: DetectedStyles
}

/** Style of a file: as the user has chosen, else as detected. */
export function styleOf(styles: DetectedStyles, chosen: Partial<FileStyle>): Partial<FileStyle> {
  const decimal = chosen.decimal ?? styles.decimal.found
  const days = chosen.days ?? styles.days.found
  return { ...(decimal ? { decimal } : {}), ...(days ? { days } : {}) }
}

/** Creates the preview of a mapping. @param onColumn called with the number of columns done */
export function lookAt(
  columns: readonly ImportColumn[],
  { rows }: Table,
  mapping: Mapping,
  chosen: Partial<FileStyle>,
  onColumn: (done: number) => void = () => undefined,
): Look {
  const styles = detectStyles(columns, rows, mapping)
  const style: FileStyle = { decimal: '.', days: 'day first', ...styleOf(styles, chosen) }
  const fields = columns.map((column, at) => {
    const place = mapping[column.field] ?? null
    const samples: string[] = []
    for (const { cells } of rows) {
      const cell = place === null ? '' : textOf(cells[place] ?? '').trim()
      if (cell !== '' && !samples.includes(cell)) samples.push(cell.slice(0, 60))
      if (samples.length === 3 || place === null) break
    }
    const skipped = unparsedIn(column, { columns, rows }, mapping, style)
    onColumn(at + 1)
    return [column.field, { samples, skipped }] as const
  })
  return { fields: Object.fromEntries(fields), styles }
}
