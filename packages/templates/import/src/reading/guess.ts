import { type FileStyle, type ImportColumn, plain, textOf } from '@console/core/imports'
import { countryOf, isUnread, readCellIn } from './readRow'
import type { Line, Table } from './table'

/** File column of each field, by position; null for a field that the file lacks. */
export type Mapping = Readonly<Record<string, number | null>>

const anyStyle: FileStyle = { decimal: ',', days: 'day first' }

/** Confidence that a file's column is a field's: its name counts, then its cells. */
function likeness(column: ImportColumn, name: string, rows: readonly Line[], place: number) {
  const written = plain(name)
  const names = [column.field, ...column.names].map(plain)
  if (names.includes(written)) return 3
  const isAlike = names.some(
    (known) => written.includes(known) || (written.length > 3 && known.includes(written)),
  )
  if (!isAlike) return 0
  const filled = rows.filter(({ cells }) => textOf(cells[place] ?? '').trim() !== '')
  const isReadable = filled.every(
    ({ cells }) => readCellIn('', column, cells[place] ?? '', anyStyle).fault === null,
  )
  return isReadable ? 2 : 1
}

/** Maps columns to fields by their names; each at most once, the most confident first. */
export function guessMapping(columns: readonly ImportColumn[], { head, rows }: Table): Mapping {
  const some = rows.slice(0, 20)
  const pairs = columns
    .flatMap((column) =>
      head.map((name, place) => ({
        field: column.field,
        place,
        sure: likeness(column, name, some, place),
      })),
    )
    .filter(({ sure }) => sure > 0)
    .toSorted((one, other) => other.sure - one.sure)
  const mapping: Record<string, number | null> = {}
  const taken = new Set<number>()
  for (const { field, place } of pairs) {
    if (field in mapping || taken.has(place)) continue
    mapping[field] = place
    taken.add(place)
  }
  return Object.fromEntries(columns.map(({ field }) => [field, mapping[field] ?? null]))
}

/** Number of cells in a column that cannot be read. Cells that are only missing or too long can. */
export function unparsedIn(
  column: ImportColumn,
  { columns, rows }: { columns: readonly ImportColumn[]; rows: readonly Line[] },
  mapping: Mapping,
  style: FileStyle,
): number {
  const place = mapping[column.field] ?? null
  if (place === null || column.type === 'text') return 0
  const countryColumn = columns.find(({ type }) => type === 'country')
  const countryPlace = (countryColumn && mapping[countryColumn.field]) ?? null
  return rows.filter(({ cells }) => {
    const country =
      column.type === 'phone' && countryColumn && countryPlace !== null
        ? countryOf(columns, {
            [countryColumn.field]: readCellIn('', countryColumn, cells[countryPlace] ?? '', style)
              .text,
          })
        : ''
    return isUnread(readCellIn(country, column, cells[place] ?? '', style))
  }).length
}
