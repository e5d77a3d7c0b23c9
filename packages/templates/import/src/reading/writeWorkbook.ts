import { strToU8, zipSync } from 'fflate'

/** XML 1.0 allows no control characters except tab and line ends. */
const unwritable =
  // oxlint-disable-next-line no-control-regex -- they are what is removed
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const documentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const parts = {
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${documentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${documentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${documentType}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  // Format 49 is "text": the content of a cell stays as it is typed.
  'xl/styles.xml': `${head}<styleSheet xmlns="${namespace}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/**
 * Writes a table as a workbook with text cells only: nothing is executed or rounded. It is zipped here, because a library would
 * do it in a worker created from text, which the page's policy refuses (decision 0004).
 */
export function writeWorkbook(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const width = Math.max(1, ...rows.map(({ length }) => length))
  const lines = rows.map(
    (row, place) => `<row r="${place + 1}">${row.map(cellOf(place + 1)).join('')}</row>`,
  )
  const sheet = `${head}<worksheet xmlns="${namespace}"><cols><col min="1" max="${width}" width="20" style="1" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`
  const files = { ...parts, 'xl/worksheets/sheet1.xml': sheet }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    { level: 6 },
  )
}

function cellOf(row: number) {
  return (text: string, column: number) =>
    text === ''
      ? ''
      : `<c r="${letters(column)}${row}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

/** Name of a column: A, B, …, Z, AA. */
function letters(column: number): string {
  const rest = Math.floor(column / 26)
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (column % 26))
}

function escaped(text: string): string {
  return (
    text
      .replaceAll(unwritable, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // A spreadsheet reads a text of this form as one character.
      .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
  )
}
