import { saveBlob } from '@console/core/files'
import type { Reader } from '../reading/reader'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Downloads a table as a workbook, which the worker writes.
 * @throws when it could not be written
 */
export async function saveWorkbook(
  reader: Pick<Reader, 'write'>,
  name: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const bytes = await reader.write(rows)
  saveBlob(`${name}.xlsx`, new Blob([bytes], { type }))
}
