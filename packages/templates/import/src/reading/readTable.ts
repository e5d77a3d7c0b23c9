import { decodeText } from '@console/core/files'
import { mostFileBytes, mostRows } from '@console/core/imports'
import Papa from 'papaparse'
import { readSheet } from './readSheet'

/** What a file holds: its head and the rows below it, every cell as text. */
export interface Table {
  head: readonly string[]
  /** Rows that are not blank, each as long as the head. */
  rows: readonly (readonly string[])[]
}

/** Why a file cannot be read. */
export type FileFault = 'large' | 'rows' | 'type' | 'broken' | 'letters' | 'empty' | 'twice'

/** A workbook is an archive: "PK". */
const archive = [0x50, 0x4b, 0x03, 0x04]
/** What older programs write, and what has a password: "a compound file". */
const compound = [0xd0, 0xcf, 0x11, 0xe0]

/** Reads a spreadsheet by its bytes, whatever it is called: of a workbook the first sheet, else text with separators. */
export async function readTable(file: Blob): Promise<Table | FileFault> {
  if (file.size > mostFileBytes) return 'large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const begins = (with_: readonly number[]) => with_.every((byte, place) => bytes[place] === byte)
  if (begins(compound)) return 'type'
  const read = begins(archive) ? await readSheet(bytes) : readText(bytes)
  return typeof read === 'string' ? read : tableOf(read)
}

/** Text with separators, in whatever encoding spreadsheets save: with a mark, UTF-8, or as Windows writes the West. */
function readText(bytes: Uint8Array): string[][] | FileFault {
  const text = decodeText(bytes, () => 'windows-1252')
  if (text === null) return 'letters'
  // Excel says so where it wrote it itself; nothing else knows it (decision 0010).
  const [, said] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const { data } = Papa.parse<string[]>(said ? text.replace(/^.*\n/, '') : text, {
    delimiter: said ?? '',
    delimitersToGuess: [';', ',', '\t', '|'],
    skipEmptyLines: 'greedy',
  })
  return data
}

/** The first row that says anything is the head. Columns without one are left out. */
function tableOf(all: readonly (readonly string[])[]): Table | FileFault {
  const filled = all.filter((row) => row.some((cell) => cell.trim() !== ''))
  const [first = [], ...rest] = filled
  const places = first.flatMap((name, place) => (name.trim() === '' ? [] : [place]))
  const head = places.map((place) => (first[place] ?? '').trim())
  if (rest.length === 0) return 'empty'
  if (rest.length > mostRows) return 'rows'
  if (new Set(head).size < head.length) return 'twice'
  return { head, rows: rest.map((row) => places.map((place) => row[place] ?? '')) }
}
