import { currencies, type Currency, type Money } from '@console/core/contracts'
import type { CsvCell } from '@console/core/csv'
import type { CellContext, CsvColumn, ListColumn } from '../config/config'

/** Column of a file: its heading, and its cell in each row. */
interface Written<Row> {
  title: string
  cell(row: Row): CsvCell
}

/** Rows of a CSV file with these columns of a list, its heading first (decision 0010). */
export function csvRows<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  context: CellContext,
): CsvCell[][] {
  const written = columns.flatMap((column) =>
    (column.csv ?? [{ value: column.text }]).flatMap((part) =>
      writtenOf(part, column, rows, context),
    ),
  )
  return [
    written.map(({ title }) => title),
    ...rows.map((row) => written.map(({ cell }) => cell(row))),
  ]
}

function writtenOf<Row>(
  part: CsvColumn<Row>,
  column: ListColumn<Row>,
  rows: readonly Row[],
  context: CellContext,
): Written<Row>[] {
  const title = context.t(part.title ?? column.title)
  if ('value' in part) return [{ title, cell: (row) => part.value(row, context) }]
  if ('code' in part) {
    const codesOf = (row: Row) => [part.code(row) ?? []].flat().join(' ')
    return [
      { title, cell: (row) => (codesOf(row) === '' ? null : column.text(row, context)) },
      {
        title: context.t('list:index.export.code', { title }),
        cell: (row) => codesOf(row) || null,
      },
    ]
  }
  if ('money' in part)
    return [
      { title, cell: (row) => part.money(row) },
      {
        title: context.t('list:index.export.currency', { title }),
        cell: (row) => part.money(row)?.currency ?? null,
      },
    ]
  return currenciesIn(rows.flatMap((row) => part.sums(row))).map((currency) => ({
    title: context.t('list:index.export.sum', { title, currency }),
    cell: (row) => part.sums(row).find((money) => money.currency === currency) ?? null,
  }))
}

/** In the order of the table of currencies. */
function currenciesIn(amounts: readonly Money[]): Currency[] {
  const used = new Set(amounts.map(({ currency }) => currency))
  return (Object.keys(currencies) as Currency[]).filter((currency) => used.has(currency))
}
