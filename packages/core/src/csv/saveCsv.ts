import type { LanguageId } from '../i18n'
import { type CsvCell, csvFileOf } from './csvOf'

/** Lets the browser save a table, as a spreadsheet of whoever reads this language opens it. */
export function saveCsv(
  name: string,
  rows: readonly (readonly CsvCell[])[],
  language: LanguageId,
): void {
  const address = URL.createObjectURL(
    new Blob([csvFileOf(rows, language)], { type: 'text/csv;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  // Safari reads it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
