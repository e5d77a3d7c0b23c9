import type { ImportColumn } from '@console/core/imports'
import { strToU8, zipSync } from 'fflate'
import { isFileFault } from './fileFault'
import { detectStyles } from './fileStyle'
import { guessMapping } from './guess'
import { mapRows, styleOf } from './mapRows'
import { openFile, type ReadChoice, type ReadFile } from './openFile'

/** Columns of every type, with names in three languages. */
export const testColumns: readonly ImportColumn[] = [
  { field: 'code', type: 'digits', isRequired: true, names: ['Bar code', 'Barkod'], example: '1' },
  { field: 'name', type: 'text', names: ['Name', 'Ad', 'الاسم'], max: 200, example: '' },
  { field: 'price', type: 'number', names: ['Price', 'Fiyat', 'السعر'], example: '' },
  { field: 'until', type: 'day', names: ['Valid until', 'Son gün'], example: '' },
  { field: 'cold', type: 'flag', names: ['Cold', 'Soğuk'], example: '' },
  {
    field: 'kind',
    type: 'choice',
    names: ['Kind', 'Tür', 'النوع'],
    choices: { distributor: ['dağıtıcı', 'موزّع'], manufacturer: ['üretici', 'مصنّع'] },
    example: 'distributor',
  },
  { field: 'country', type: 'country', names: ['Country', 'Ülke'], example: 'KE' },
  { field: 'phone', type: 'phone', names: ['Phone', 'Telefon'], example: '+254700000000' },
]

/**
 * Reads a file.
 * @throws Error with the fault's code
 */
export async function readWith(
  content: BlobPart | readonly BlobPart[],
  choice: ReadChoice = {},
  columns = testColumns,
): Promise<ReadFile> {
  const parts = Array.isArray(content) ? content : [content]
  const opened = await openFile(new Blob(parts as BlobPart[]), columns)
  const read = isFileFault(opened) ? opened : await opened.read(choice)
  if (isFileFault(read)) throw new Error(`${read.code}${read.line ? ` ${read.line}` : ''}`)
  return read
}

/** Rows that would be sent for a file with the guessed mapping; ambiguous cells are read with a decimal point, and days first. */
export async function sentOf(content: BlobPart | readonly BlobPart[], columns = testColumns) {
  const { table } = await readWith(content, {}, columns)
  const mapping = guessMapping(columns, table)
  const found = styleOf(detectStyles(columns, table.rows, mapping), {})
  const style = { decimal: '.', days: 'day first', ...found } as const
  return mapRows(columns, table, mapping, style, 0, 1000)
}

/** Sheet of a workbook: its name, whether it is hidden, and its rows as XML cells or texts. */
interface TestSheet {
  name: string
  isHidden?: boolean
  /** A number is a number, a Date a day, a string a text. */
  rows: readonly (readonly (string | number | Date | null)[])[]
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/**
 * Bytes of a workbook.
 * @param properties attributes of its `workbookPr`
 */
export function workbookOf(sheets: readonly TestSheet[], properties = ''): Uint8Array<ArrayBuffer> {
  const is1904 = properties.includes('1904')
  const day = (date: Date) => date.getTime() / 86_400_000 + 25_569 - (is1904 ? 1462 : 0)
  const cell = (value: TestSheet['rows'][number][number], column: number, row: number) => {
    const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`
    if (value === null) return ''
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`
    if (value instanceof Date) return `<c ${at} s="1"><v>${day(value)}</v></c>`
    return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
  }
  const files = Object.fromEntries(
    sheets.map(({ rows }, place) => [
      `xl/worksheets/sheet${place + 1}.xml`,
      `<worksheet xmlns="${main}"><sheetData>${rows
        .map(
          (cells, row) =>
            `<row r="${row + 1}">${cells.map((value, column) => cell(value, column, row)).join('')}</row>`,
        )
        .join('')}</sheetData></worksheet>`,
    ]),
  )
  const list = sheets.map(
    ({ name, isHidden }, place) =>
      `<sheet name="${name}" sheetId="${place + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${place + 1}"/>`,
  )
  const links = sheets.map(
    (_, place) =>
      `<Relationship Id="rId${place + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  )
  const styles = `<Relationship Id="rId99" Type="${relations}/styles" Target="styles.xml"/>`
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr ${properties}/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelations}">${links.join('')}${styles}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...files,
  })
}

/** Bytes of an archive of texts. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  )
}

/** Encodes a text in any code page that can be decoded, by a lookup of its letters. */
export function encodedIn(text: string, codePage: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(codePage)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  )
  return new Uint8Array(
    Array.from(text, (letter) => {
      const byte = bytes.get(letter)
      if (byte === undefined) throw new Error(`${codePage} has no ${letter}`)
      return byte
    }),
  )
}
