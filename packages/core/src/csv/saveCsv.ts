import { type CsvCell, csvFileOf } from './csvOf'

/** Lets the browser save a table. */
export function saveCsv(name: string, rows: readonly (readonly CsvCell[])[]): void {
  const address = URL.createObjectURL(
    new Blob([csvFileOf(rows)], { type: 'text/csv;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  // Safari reads it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
