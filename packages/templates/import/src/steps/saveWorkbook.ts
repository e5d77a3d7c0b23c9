/** Lets the browser save a table as a workbook, whose cells are all text: nothing in it is run or rounded. */
export async function saveWorkbook(
  name: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const cells = rows.map((row) => row.map((value) => ({ value, type: String, format: '@' })))
  await writeXlsxFile(cells).toFile(`${name}.xlsx`)
}
