import { sha256Of } from '@console/core/files'
import type { FileStyle, ImportColumn, SentRow } from '@console/core/imports'
import { guessMapping, guessStyle, type Mapping } from './guess'
import { lookAt, type Look, mapRows } from './mapRows'
import { type FileFault, readTable, type Table } from './readTable'

/** What is known of a file that was opened. */
export interface OpenedFile {
  head: readonly string[]
  /** How many rows it has. */
  rows: number
  mapping: Mapping
  style: FileStyle
  /** Of its bytes, in hexadecimal digits. */
  sha256: string
}

/** How a file is read. */
export interface HowRead {
  mapping: Mapping
  style: FileStyle
}

/** Reads one file after the other, each in its own time: it is what the worker does. */
export function createReader() {
  let table: Table = { head: [], rows: [] }
  let columns: readonly ImportColumn[] = []

  return {
    async open(file: Blob, of: readonly ImportColumn[]): Promise<OpenedFile | FileFault> {
      const read = await readTable(file)
      if (typeof read === 'string') return read
      table = read
      columns = of
      const mapping = guessMapping(columns, table)
      return {
        head: table.head,
        rows: table.rows.length,
        mapping,
        style: guessStyle(columns, table, mapping),
        sha256: await sha256Of(await file.arrayBuffer()),
      }
    },
    look: ({ mapping, style }: HowRead): Promise<Readonly<Record<string, Look>>> =>
      Promise.resolve(lookAt(columns, table, mapping, style)),
    rows: ({ mapping, style }: HowRead, from: number, count: number): Promise<SentRow[]> =>
      Promise.resolve(mapRows(columns, table, mapping, style, from, count)),
  }
}

/** What reads a file. */
export type Reader = ReturnType<typeof createReader>
