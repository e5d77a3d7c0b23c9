import { saveBlob } from '../files'
import type { LanguageId } from '../i18n'
import { type CsvCell, csvFileOf } from './csvOf'

/** Lets the browser save a table, as a spreadsheet of whoever reads this language opens it. */
export function saveCsv(
  name: string,
  rows: readonly (readonly CsvCell[])[],
  language: LanguageId,
): void {
  saveBlob(`${name}.csv`, new Blob([csvFileOf(rows, language)], { type: 'text/csv;charset=utf-8' }))
}
