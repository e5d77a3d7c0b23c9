import type { FileCell } from '@console/core/imports'
import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import type { FileFault } from './fileFault'

/** Maximum uncompressed size of a workbook, in bytes: 20 000 rows of 40 columns are a third of it. */
const maxOpened = 200 * 1024 * 1024

/** Opened workbook. */
export interface Workbook {
  /** Names of its sheets, in order. */
  sheets: readonly string[]
  /** Index of the first sheet that is not hidden. */
  first: number
  /**
   * Counts the rows of a sheet, the blank ones among them, without reading them; null where its part is not found. */
  rowsOf(place: number): number | null
  /** Reads the rows of a sheet, including blank ones.
   * @throws when it is damaged
   */
  read(place: number): Promise<FileCell[][]>
}

/**
 * Opens a workbook. It is unzipped here and passed on without compression: the library would unzip it in a worker created from
 * text, which the page's policy refuses, and without a limit for files of a few kilobytes that expand enormously.
 */
export function openWorkbook(bytes: Uint8Array): Workbook | FileFault {
  try {
    const other = otherKind(bytes)
    if (other) return { code: other }
    let opened = 0
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        const isRead = /\.(xml|rels)$/.test(name)
        opened += isRead ? originalSize : 0
        if (opened > maxOpened) throw new Error('It opens to too much')
        return isRead
      },
    })
    const name = Object.keys(parts).find((each) => /(^|\/)workbook\.xml$/.test(each))
    if (name === undefined) return { code: 'letters' }
    const text = new TextDecoder().decode(parts[name])
    // The library accepts only one of the two notations of "true".
    const info = text.replace(/\bdate1904\s*=\s*(["'])(?:true|on|1)\1/i, 'date1904="1"')
    const plain = zipSync({ ...parts, [name]: new TextEncoder().encode(info) }, { level: 0 })
    const sheets = sheetsIn(text)
    const pathOf = pathsOfParts(parts, name)
    return {
      sheets: sheets.map((sheet) => sheet.name),
      first: Math.max(
        0,
        sheets.findIndex(({ isHidden }) => !isHidden),
      ),
      rowsOf(place) {
        const part = parts[pathOf(sheets[place]?.relation ?? '') ?? '']
        return part ? countRows(part) : null
      },
      read: (place) =>
        readSheet(plain.slice().buffer, place + 1, { trim: false }) as Promise<FileCell[][]>,
    }
  } catch {
    return { code: 'broken' }
  }
}

/** Type of an archive that is no Excel workbook, by the names of its parts; null for a workbook. */
function otherKind(bytes: Uint8Array): 'ods' | 'numbers' | 'xlsb' | 'letters' | null {
  const names = new Set<string>()
  unzipSync(bytes, {
    filter({ name }) {
      names.add(name)
      return false
    },
  })
  if (names.has('xl/workbook.bin')) return 'xlsb'
  if (names.has('content.xml')) return 'ods'
  if ([...names].some((name) => name.endsWith('.iwa') || name === 'Index.zip')) return 'numbers'
  return names.has('[Content_Types].xml') ? null : 'letters'
}

function sheetsIn(workbook: string) {
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const name = valueOf(attributes, 'name')
    return name === ''
      ? []
      : [
          {
            name: unescaped(name),
            relation: valueOf(attributes, String.raw`\w+:id`),
            isHidden: /\bstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(attributes),
          },
        ]
  })
}

/** Value of an attribute in a tag; empty if it is missing. @param name as a regular expression */
function valueOf(attributes: string, name: string): string {
  const [, , value = ''] =
    new RegExp(String.raw`(?<![\w:])${name}\s*=\s*(["'])(.*?)\1`).exec(attributes) ?? []
  return value
}

/** Paths of a workbook's parts, by the relation ids in `workbook.xml`. */
function pathsOfParts(parts: Readonly<Record<string, Uint8Array>>, workbook: string) {
  const relations = parts[workbook.replace(/[^/]+$/, '_rels/$&.rels')]
  const tags = relations
    ? new TextDecoder().decode(relations).matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)
    : []
  const paths = new Map(
    Array.from(tags, ([, attributes = '']) => {
      const target = valueOf(attributes, 'Target')
      return [valueOf(attributes, 'Id'), new URL(target, `file:///${workbook}`).pathname.slice(1)]
    }),
  )
  return (relation: string) => paths.get(relation)
}

const [less, colon, greater, slash, space] = Array.from('<:>/ ', (sign) => sign.charCodeAt(0))
const [r, o, w] = Array.from('row', (letter) => letter.charCodeAt(0))

/** Counts the `<row>` elements of a part. It scans bytes, because decoding would read the part twice. */
function countRows(part: Uint8Array): number {
  let count = 0
  for (let at = part.indexOf(r as number); at > 0; at = part.indexOf(r as number, at + 1)) {
    const [before, after] = [part[at - 1], part[at + 3]]
    const isTag = before === less || before === colon
    const isName = part[at + 1] === o && part[at + 2] === w
    if (isTag && isName && (after === space || after === greater || after === slash)) count += 1
  }
  return count
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
    return entities[name as string] ?? (whole as string)
  })
}
