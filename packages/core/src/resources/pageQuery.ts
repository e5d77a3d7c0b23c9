import type { Send } from '../api'
import type { ListQuery } from '../fields'
import type { ActionableRow } from '../workflows/contract'
import { readPage } from './calls'
import type { Resource } from './resource'

/** Query for one page of related records on a record's screen; a decision about that kind refetches it. */
export function pageQuery<Row extends ActionableRow>(
  send: Send,
  resource: Resource<Row>,
  query: ListQuery,
) {
  return {
    queryKey: ['resource', resource.id, 'latest', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => readPage(send, resource, query, signal),
  }
}
