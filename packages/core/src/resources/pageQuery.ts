import type { Send } from '../api'
import type { ListQuery } from '../fields'
import type { ActionableRow } from '../kinds/contract'
import { readPage } from './calls'
import type { Resource } from './resource'

/** How TanStack Query reads one page of what a record shows of another kind; a decision about that kind has it read again. */
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
