import type { Send } from '@console/core/api'
import type { ActionableRow, Page } from '@console/core/contracts'
import { readRecord, type Resource } from '@console/core/resources'
import type { QueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../resourceKeys'

type Named<Row extends ActionableRow> = Pick<Resource<Row>, 'id' | 'tokenOf'>

const ownVersions = new WeakMap<QueryClient, Map<string, number>>()

/** Whether a version of a record came of what the reader did: nobody has to be told of it. */
export function isOwnVersion(
  queries: QueryClient,
  resource: string,
  token: string,
  version: number,
): boolean {
  return ownVersions.get(queries)?.get(`${resource} ${token}`) === version
}

function noteOwn(queries: QueryClient, resource: string, token: string, version: number) {
  const known = ownVersions.get(queries) ?? new Map<string, number>()
  ownVersions.set(queries, known)
  known.set(`${resource} ${token}`, version)
}

/**
 * Puts rows as the server says they are now wherever they are shown. They keep their places in lists that are in view; what
 * counts them is read again, and so are lists and records that are not in view once they are.
 */
export function takeRows<Row extends ActionableRow>(
  queries: QueryClient,
  { id, tokenOf }: Named<Row>,
  rows: readonly Row[],
): void {
  const byToken = new Map(rows.map((row) => [tokenOf(row), row]))
  queries.setQueriesData<Page<Row>>({ queryKey: resourceKeys.pages(id) }, (page) =>
    page?.items.some((row) => byToken.has(tokenOf(row)))
      ? { ...page, items: page.items.map((row) => byToken.get(tokenOf(row)) ?? row) }
      : page,
  )
  for (const [token, row] of byToken) noteOwn(queries, id, token, row.version)
  queries.setQueriesData<Row>({ queryKey: resourceKeys.records(id) }, (record) =>
    record ? { ...record, ...byToken.get(tokenOf(record)) } : record,
  )
  void queries.invalidateQueries({
    queryKey: resourceKeys.histories(id),
    predicate: ({ queryKey }) => byToken.has(String(queryKey.at(-1))),
  })
  void queries.invalidateQueries({ queryKey: resourceKeys.pages(id), refetchType: 'none' })
  void queries.invalidateQueries({ queryKey: [...resourceKeys.of(id), 'counts'] })
  void queries.invalidateQueries({ queryKey: ['queues'] })
}

/** Puts a whole record in its place, and its row into lists. */
export function takeRecord<Row extends ActionableRow, Detail extends Row>(
  queries: QueryClient,
  resource: Resource<Row, Detail>,
  record: Detail,
): void {
  const token = resource.tokenOf(record)
  noteOwn(queries, resource.id, token, record.version)
  queries.setQueryData(resourceKeys.record(resource.id, token), record)
  takeRows<Row>(queries, resource, [record])
}

/** Reads a record that was changed by someone else, for the list too. */
export async function takeNew<Row extends ActionableRow, Detail extends Row>(
  queries: QueryClient,
  send: Send,
  resource: Resource<Row, Detail>,
  token: string,
): Promise<void> {
  const key = resourceKeys.record(resource.id, token)
  try {
    takeRecord(queries, resource, await readRecord(send, resource, token))
  } catch {
    // It is gone, or cannot be read: whoever shows it finds that out and says so.
    await queries.invalidateQueries({ queryKey: key })
    await queries.invalidateQueries({ queryKey: resourceKeys.pages(resource.id) })
  }
}
