import { type ImportColumn, maxFileBytes, textOf } from '@console/core/imports'
import { decode, detectEncoding, type Encoding } from './encoding'
import { type FileFault, isFileFault } from './fileFault'
import { knownWords } from './knownWords'
import { openWorkbook } from './openWorkbook'
import { readText } from './readText'
import { findHeader, headerCandidates, type Line, type Table, tableBelow } from './table'

/** Manual choices where the detected layout was wrong. */
export interface ReadChoice {
  encoding?: Encoding
  /** Index of a sheet. */
  sheet?: number
  /** Row number of the header row. */
  header?: number
}

/** Layout of a file, with the alternatives. */
export interface FileLayout {
  /** Null for a workbook. */
  encoding: Encoding | null
  /** Names of a workbook's sheets; empty for a text file. */
  sheets: readonly string[]
  /** Index of the sheet that is read. */
  sheet: number
  header: number
  /** Candidates for the header row. */
  headers: readonly { number: number; cells: readonly string[] }[]
}

/** Parsed file. */
export interface ReadFile {
  table: Table
  layout: FileLayout
}

/** Loaded file, which can be parsed with different layouts. */
export interface FileReader {
  read(choice: ReadChoice): Promise<ReadFile | FileFault>
}

/** Signature of archives, which workbooks are: "PK". */
const archive = [0x50, 0x4b, 0x03, 0x04]
/** Signature of compound files: Excel files before 2007, or with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0]
/** Signature of Excel files before 1997. */
const ancient = [0x09, 0x08]

/**
 * Opens a spreadsheet by its bytes, whatever its name is: a workbook, else delimited text.
 * @param onRows called with the number of rows of a workbook's sheet before they are read, which takes seconds
 */
export async function openFile(
  file: Blob,
  columns: readonly ImportColumn[],
  onRows: (rows: number) => void = () => undefined,
): Promise<FileReader | FileFault> {
  if (file.size > maxFileBytes) return { code: 'large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (mark: readonly number[]) => mark.every((byte, place) => bytes[place] === byte)
  if (begins(compound)) return { code: isEncrypted(bytes) ? 'encrypted' : 'xls' }
  if (begins(ancient)) return { code: 'xls' }
  const known = knownWords(columns)
  return begins(archive) ? openArchive(bytes, known, onRows) : textReader(bytes, known)
}

/** An encrypted workbook is a part of that name in a compound file. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
}

function openArchive(
  bytes: Uint8Array,
  known: ReadonlySet<string>,
  onRows: (rows: number) => void,
): FileReader | FileFault {
  const workbook = openWorkbook(bytes)
  if (isFileFault(workbook)) return workbook
  const { sheets, first } = workbook
  return {
    async read({ sheet = first, header }) {
      try {
        const count = workbook.rowsOf(sheet)
        if (count !== null) onRows(count)
        const rows = await workbook.read(sheet)
        const lines = rows.map((cells, place) => ({ number: place + 1, cells }))
        return readFileOf(lines, known, { encoding: null, sheets, sheet, header })
      } catch {
        return { code: 'broken' }
      }
    },
  }
}

function textReader(bytes: Uint8Array, known: ReadonlySet<string>): FileReader {
  return {
    read({ encoding: chosen, header }) {
      const encoding = chosen ?? detectEncoding(bytes, known)
      const text = decode(bytes, encoding)
      if (text === null) return Promise.resolve({ code: chosen ? 'encoding' : 'letters' })
      const lines = readText(text, known)
      return Promise.resolve(
        isFileFault(lines)
          ? lines
          : readFileOf(lines, known, { encoding, sheets: [], sheet: 0, header }),
      )
    },
  }
}

function readFileOf(
  lines: readonly Line[],
  known: ReadonlySet<string>,
  chosen: Pick<FileLayout, 'encoding' | 'sheets' | 'sheet'> & { header: number | undefined },
): ReadFile | FileFault {
  const header = chosen.header ?? findHeader(lines, known)
  const table = tableBelow(lines, header, chosen.encoding !== null)
  if (isFileFault(table)) return table
  const headers = headerCandidates(lines).map(({ number, cells }) => ({
    number,
    cells: cells.slice(0, 6).map((cell) => textOf(cell).trim().slice(0, 40)),
  }))
  return { table, layout: { ...chosen, header, headers } }
}
