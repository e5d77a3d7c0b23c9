import type { Base } from '../configuration'
import { latinDigits, withoutInvisible } from '../i18n'
import type { Capability } from '../permissions'

/**
 * Type of a column's cells. `digits` are identifiers made of digits: bar codes, licence numbers without letters. A `country` is its
 * two-letter code, or its name in any language of the console. A `phone` becomes E.164: `+254700000000`.
 */
export type CellType =
  | 'text'
  | 'digits'
  | 'number'
  | 'day'
  | 'choice'
  | 'country'
  | 'flag'
  | 'phone'

/** One column that a file can have. */
export interface ImportColumn {
  /** Its name in the sent rows. */
  field: string
  type: CellType
  isRequired?: true
  /** Usual column headers in any language, to recognize a file's columns. */
  names: readonly string[]
  /** Of a choice: its values, each with its spellings in spreadsheets. */
  choices?: Readonly<Record<string, readonly string[]>>
  /** Minimum: of a text its characters, of a number its value. */
  min?: number
  /** The same for the maximum. */
  max?: number
  pattern?: RegExp
  /** Of an amount of money: the field with its currency. */
  currencyField?: string
  /** Sample value in the downloadable template and in error messages. */
  example: string
}

/** A row of a file, by field: each cell in its canonical form, or as in the file where it cannot be parsed. Blank cells are `''`. */
export type Cells = Readonly<Record<string, string>>

/** A kind of records that can be imported from a spreadsheet. */
export interface ImportKind {
  /** Segment of its calls' path: `/imports/{id}`. */
  id: string
  base: Base
  columns: readonly ImportColumn[]
  /** Fields that identify a record: rows of a file with the same values in them mean the same record. */
  key: readonly string[]
  /** Capability to import them. */
  edit: Capability
}

/** Base and id of the calls of an import. */
export type ImportCalls = Pick<ImportKind, 'id' | 'base'>

/** Maximum rows of a file. */
export const maxRows = 20_000

/** Maximum size of a file, in bytes. */
export const maxFileBytes = 10 * 1024 * 1024

/** Maximum rows sent, or written, per call. */
export const pieceRows = 200

/** Maximum characters of a cell that is sent. Longer cells are cut, and their row is refused. */
export const maxCellLength = 4000

/** Identifies the record of a row, however its key is written; null where a field of the key is blank. */
export function keyOf({ key }: Pick<ImportKind, 'key'>, cells: Cells): string | null {
  const parts = key.map((field) => comparable(cells[field] ?? ''))
  return parts.includes('') ? null : parts.join(' ')
}

function comparable(text: string): string {
  return latinDigits(withoutInvisible(text))
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s./-]/g, '')
}
