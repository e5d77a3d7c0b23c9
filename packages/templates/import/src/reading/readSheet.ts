import { unzipSync, zipSync } from 'fflate'
import { readSheet as readFirstSheet } from 'read-excel-file/universal'
import type { FileFault } from './readTable'

/** What a workbook may open to, in bytes: 20 000 rows of 40 columns are a third of it. */
const mostOpened = 200 * 1024 * 1024

/**
 * The cells of a workbook's first sheet as text. It is opened here and handed on without compression: the reader would open it in a worker made of
 * text, which the page's policy refuses, and would open whatever a file of a few kilobytes swells to.
 */
export async function readSheet(bytes: Uint8Array): Promise<string[][] | FileFault> {
  try {
    let opened = 0
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        opened += originalSize
        if (opened > mostOpened) throw new Error('It opens to too much')
        return /\.(xml|rels)$/.test(name)
      },
    })
    const plain = zipSync(parts, { level: 0 })
    const rows = await readFirstSheet(plain.slice().buffer, { trim: false })
    return rows.map((row) => row.map(textOf))
  } catch {
    return 'broken'
  }
}

/** A cell as it is read on: days as a server writes them, numbers with a point. */
function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return plainNumber(cell)
  return typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : ''
}

/** Digits alone, also of numbers as long as bar codes. */
function plainNumber(number: number): string {
  return Number.isSafeInteger(number)
    ? BigInt(number).toString()
    : String(Number(number.toPrecision(15)))
}
