import { saveBlob } from '../files'
import type { LanguageId } from '../i18n'
import { type CsvCell, csvFileOf } from './csvOf'

/** Downloads a table in the form that spreadsheets of this language's users open. */
export function saveCsv(
  name: string,
  rows: readonly (readonly CsvCell[])[],
  language: LanguageId,
): void {
  saveBlob(`${name}.csv`, new Blob([csvFileOf(rows, language)], { type: 'text/csv;charset=utf-8' }))
}
