import { type ImportColumn, mostFileBytes, textOf } from '@console/core/imports'
import { decode, detectEncoding, type Encoding } from './encoding'
import { type FileFault, isFileFault } from './fileFault'
import { knownWords } from './knownWords'
import { openWorkbook } from './openWorkbook'
import { readText } from './readText'
import { findHeader, headerCandidates, type Line, type Table, tableBelow } from './table'

/** What somebody has chosen where it was detected wrong. */
export interface ReadChoice {
  encoding?: Encoding
  /** The place of a sheet. */
  sheet?: number
  /** The row number of the header row. */
  header?: number
}

/** How a file was read, and how else it could be. */
export interface FileLayout {
  /** Null for a workbook. */
  encoding: Encoding | null
  /** The names of a workbook's sheets; none for a text file. */
  sheets: readonly string[]
  /** The place of the sheet that is read. */
  sheet: number
  /** The row number of the header row. */
  header: number
  /** Rows that could be it. */
  headers: readonly { number: number; cells: readonly string[] }[]
}

/** A file that was read. */
export interface ReadFile {
  table: Table
  layout: FileLayout
}

/** A file whose bytes are here: it is read in one way, and can be read in another. */
export interface FileReader {
  read(choice: ReadChoice): Promise<ReadFile | FileFault>
}

/** Archives, as workbooks are: "PK". */
const archive = [0x50, 0x4b, 0x03, 0x04]
/** What Excel wrote before 2007, and what has a password: a compound file. */
const compound = [0xd0, 0xcf, 0x11, 0xe0]
/** What Excel wrote before 1997. */
const ancient = [0x09, 0x08]

/**
 * Opens a spreadsheet by its bytes, whatever its name is: a workbook, else text with separators.
 * @param onRows called with the number of rows of a workbook's sheet before they are read, which takes seconds
 */
export async function openFile(
  file: Blob,
  columns: readonly ImportColumn[],
  onRows: (rows: number) => void = () => undefined,
): Promise<FileReader | FileFault> {
  if (file.size > mostFileBytes) return { code: 'large' }
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
