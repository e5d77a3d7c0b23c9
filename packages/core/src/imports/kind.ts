import type { Base } from '../configuration'
import { latinDigits, withoutInvisible } from '../i18n'
import type { Capability } from '../permissions'

/**
 * What a cell of a column has to be. `digits` are numbers that nobody counts with: bar codes, licence numbers without letters. A `country` is its
 * code, of two letters, or its name in any language of the console. A `phone` becomes E.164: `+254700000000`.
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

/** One thing that a file can say of each record. */
export interface ImportColumn {
  /** Its name in what is sent. */
  field: string
  type: CellType
  isRequired?: true
  /** How spreadsheets head it, in any language: what a file's columns are guessed by. */
  names: readonly string[]
  /** Of a choice: its values, each with what spreadsheets write instead of it. */
  choices?: Readonly<Record<string, readonly string[]>>
  /** Of a text the least number of characters, of a number the least value. */
  least?: number
  /** The same at most. */
  most?: number
  pattern?: RegExp
  /** Of an amount of money: the field with its currency. */
  currencyField?: string
  /** What the template to download says in it, and what a refusal shows as an example. */
  example: string
}

/** A row of a file, by field: each cell in its canonical form, or as in the file where it cannot be read. Blank cells are `''`. */
export type Cells = Readonly<Record<string, string>>

/** A kind of records that can be imported from a spreadsheet. */
export interface ImportKind {
  /** Where its calls are: `/imports/{id}`. */
  id: string
  base: Base
  columns: readonly ImportColumn[]
  /** The fields that tell one record from another: rows of a file with the same values in them mean the same record. */
  key: readonly string[]
  /** Who may import them. */
  edit: Capability
}

/** Where the calls of a kind's imports are. */
export type ImportCalls = Pick<ImportKind, 'id' | 'base'>

/** How many rows a file may have. */
export const mostRows = 20_000

/** How large a file may be, in bytes. */
export const mostFileBytes = 10 * 1024 * 1024

/** How many rows are sent, and written, in one call at most. */
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
