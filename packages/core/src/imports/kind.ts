import type { Base } from '../configuration'
import type { Capability } from '../permissions'

/**
 * What a cell of a column has to be. `digits` are numbers that nobody counts with: bar codes, licence numbers without letters. A `country` is its
 * code, of two letters, or its name in any language of the console.
 */
export type CellType = 'text' | 'digits' | 'number' | 'day' | 'choice' | 'country' | 'flag'

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
  /** What the template to download says in it. */
  example: string
}

/** A row of a file, by field: every cell as the server takes it, or as it stands in the file where it cannot be read. Nothing is `''`. */
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

/** How many rows a file may have. */
export const mostRows = 20_000

/** How large a file may be, in bytes. */
export const mostFileBytes = 10 * 1024 * 1024

/** How many rows are sent, and written, in one call at most. */
export const pieceRows = 200

/** What tells a row's record from others, however it is written; null where the row does not say it whole. */
export function keyOf({ key }: Pick<ImportKind, 'key'>, cells: Cells): string | null {
  const parts = key.map((field) => (cells[field] ?? '').toUpperCase().replaceAll(/[\s./-]/g, ''))
  return parts.includes('') ? null : parts.join(' ')
}
