import { sha256Of } from '@console/core/files'
import type { FileStyle, ImportColumn, SentRow } from '@console/core/imports'
import { type FileFault, isFileFault } from './fileFault'
import { guessMapping, type Mapping } from './guess'
import { type Look, lookAt, mapRows } from './mapRows'
import { type FileLayout, openFile, type ReadChoice, type FileReader } from './openFile'
import { type MendedRow, readMended } from './readRow'
import type { Table } from './table'
import { writeWorkbook } from './writeWorkbook'

/** Opened and parsed file. */
export interface OpenedFile {
  head: readonly string[]
  rows: number
  mapping: Mapping
  /** Layout, with the alternatives. */
  layout: FileLayout
  /** Hash of its bytes, in hexadecimal digits. */
  sha256: string
}

/** Interpretation of a file's columns. */
export interface HowRead {
  mapping: Mapping
  style: FileStyle
}

/** Progress of a call: rows of the sheet being read, including blank ones, or columns inspected so far. */
export type ReadProgress = { rows: number } | { columns: number; of: number }

/**
 * Creates the worker's implementation: reads files one at a time, and writes workbooks.
 * @param report called while a call is in progress. A sheet is read in one go, so that its rows are reported once, before it
 */
export function createReader(report: (progress: ReadProgress) => void = () => undefined) {
  let table: Table = { head: [], header: 1, rows: [] }
  let columns: readonly ImportColumn[] = []
  let opened: FileReader | null = null
  let sha256 = ''

  /** Parses a file. An impossible choice changes nothing. */
  async function read(from: FileReader, choice: ReadChoice): Promise<OpenedFile | FileFault> {
    const found = await from.read(choice)
    if (isFileFault(found)) return found
    opened = from
    table = found.table
    const { head, rows } = table
    const mapping = guessMapping(columns, table)
    return { head, rows: rows.length, mapping, layout: found.layout, sha256 }
  }

  return {
    async open(file: Blob, of: readonly ImportColumn[]): Promise<OpenedFile | FileFault> {
      const found = await openFile(file, of, (rows) => report({ rows }))
      if (isFileFault(found)) return found
      columns = of
      sha256 = await sha256Of(await file.arrayBuffer())
      return read(found, {})
    },
    /** Parses the open file with another layout. */
    reread: (choice: ReadChoice): Promise<OpenedFile | FileFault> =>
      opened ? read(opened, choice) : Promise.resolve({ code: 'broken' }),
    look: (mapping: Mapping, chosen: Partial<FileStyle>): Promise<Look> =>
      Promise.resolve(
        lookAt(columns, table, mapping, chosen, (done) =>
          report({ columns: done, of: columns.length }),
        ),
      ),
    rows: ({ mapping, style }: HowRead, from: number, count: number): Promise<SentRow[]> =>
      Promise.resolve(mapRows(columns, table, mapping, style, from, count)),
    mended: (
      of: readonly ImportColumn[],
      rows: readonly MendedRow[],
      style: FileStyle,
    ): Promise<SentRow[]> => Promise.resolve(rows.map((row) => readMended(of, row, style))),
    write: (rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> =>
      Promise.resolve(writeWorkbook(rows)),
  }
}

/** Reader of files. */
export type Reader = ReturnType<typeof createReader>
