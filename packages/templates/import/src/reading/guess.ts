import { type FileStyle, type ImportColumn, plain, readCell } from '@console/core/imports'
import type { Table } from './readTable'

/** Which column of a file each field is read from: its place, or null where the file does not say it. */
export type Mapping = Readonly<Record<string, number | null>>

/** How sure it is that a file's column is a field's: what it is called counts, then what stands in it. */
function likeness(column: ImportColumn, name: string, cells: readonly string[]): number {
  const said = plain(name)
  const names = [column.field, ...column.names].map(plain)
  if (names.includes(said)) return 3
  if (!names.some((known) => said.includes(known) || (said.length > 3 && known.includes(said))))
    return 0
  const style: FileStyle = { decimal: ',', days: 'day first' }
  const filled = cells.filter((cell) => cell.trim() !== '')
  const isReadable = filled.every((cell) => readCell(column, cell, style).fault === null)
  return isReadable ? 2 : 1
}

/** Which column is which field's, by their names; each at most once, the surest first. */
export function guessMapping(columns: readonly ImportColumn[], { head, rows }: Table): Mapping {
  const some = rows.slice(0, 20)
  const pairs = columns
    .flatMap((column) =>
      head.map((name, place) => ({
        field: column.field,
        place,
        sure: likeness(
          column,
          name,
          some.map((row) => row[place] ?? ''),
        ),
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

const styles: readonly FileStyle[] = [
  { decimal: '.', days: 'day first' },
  { decimal: ',', days: 'day first' },
  { decimal: '.', days: 'month first' },
  { decimal: ',', days: 'month first' },
]

/** How a file writes numbers and days: as most of its cells can be read. */
export function guessStyle(
  columns: readonly ImportColumn[],
  { rows }: Table,
  mapping: Mapping,
): FileStyle {
  const told = columns.filter(({ type }) => type === 'number' || type === 'day')
  const some = rows.slice(0, 1000)
  const troubles = styles.map((style) =>
    told.reduce((sum, column) => sum + unreadIn(column, some, mapping, style), 0),
  )
  return styles[troubles.indexOf(Math.min(...troubles))] ?? { decimal: '.', days: 'day first' }
}

/** How many cells of a column cannot be read. What is only missing, or too long, can. */
export function unreadIn(
  column: ImportColumn,
  rows: Table['rows'],
  mapping: Mapping,
  style: FileStyle,
): number {
  const place = mapping[column.field] ?? null
  if (place === null) return 0
  return rows.filter((row) => {
    const { fault } = readCell(column, row[place] ?? '', style)
    return fault !== null && unreadFaults.has(fault)
  }).length
}

const unreadFaults: ReadonlySet<string> = new Set([
  'number',
  'day',
  'choice',
  'country',
  'flag',
  'digits',
  'cut',
  'pattern',
])
