import type { Money } from '@console/core/contracts'
import type { CsvCell } from '@console/core/csv'

/** One column of a file: an amount fills two. */
export interface CsvColumn<Row> {
  title: string
  value(row: Row): CsvCell
}

/**
 * The rows of a CSV file, its head first. A column that has an amount in any row is two: the decimal number, and its currency.
 * @param currencyTitle what the second column of an amount is called, given the first one's title
 */
export function csvRows<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  currencyTitle: (title: string) => string,
): CsvCell[][] {
  const values = rows.map((row) => columns.map((column) => column.value(row)))
  const isMoneyColumn = columns.map((_, index) => values.some((line) => isMoney(line[index])))
  const header = columns.flatMap(({ title }, index) =>
    isMoneyColumn[index] ? [title, currencyTitle(title)] : [title],
  )
  const lines = values.map((line) =>
    line.flatMap((value, index) =>
      isMoneyColumn[index] ? [value, isMoney(value) ? value.currency : null] : [value],
    ),
  )
  return [header, ...lines]
}

function isMoney(value: CsvCell | undefined): value is Money {
  return typeof value === 'object' && value !== null
}
