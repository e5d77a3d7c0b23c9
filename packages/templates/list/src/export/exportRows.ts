import { ApiError, type Send } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import { type ListQuery, readPage, type Resource } from '@console/core/resources'

const pageSize = 100

/**
 * Reads every row of a query, 100 per request.
 * @param onProgress called with the number of rows read, and the total
 * @throws ApiError when a page cannot be read, `AbortError` once `signal` was aborted
 */
export async function readAllRows<Row extends ActionableRow>(
  send: Send,
  resource: Resource<Row>,
  query: ListQuery,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<Row[]> {
  // Rows move between pages during the read: each is included once.
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const asked = { ...query, page: String(page), pageSize: String(pageSize) }
    const answer = await readPage(send, resource, asked, signal)
    // An incomplete file would not show that rows are missing.
    if (answer.skipped)
      throw new ApiError({ status: 200, code: 'contract', requestId: answer.skipped.requestId })
    for (const row of answer.items) rows.set(resource.tokenOf(row), row)
    onProgress(Math.min(page * pageSize, answer.total), answer.total)
    if (page * pageSize >= answer.total || answer.items.length === 0) return [...rows.values()]
  }
}
