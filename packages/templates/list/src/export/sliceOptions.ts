import type { Send } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import { readPage, type Resource } from '@console/core/resources'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { resourceKeys } from '@console/query-boundary'
import { type ListShape, type ListState, queryOf } from '../address/listAddress'
import { type ReadablePages, readSlice, type RowSlice } from './readSlice'

/** Stale time in milliseconds: returning to a list shows it at once. */
const freshTime = 10_000

/** Dependencies of reading rows. */
export interface Reader<Row extends ActionableRow> {
  send: Send
  queries: QueryClient
  resource: Pick<Resource<Row>, 'id' | 'base' | 'path' | 'row' | 'tokenOf'>
  shape: ListShape
}

/**
 * Query options of a state's rows. A refetch starts at the same rows and not at the same position, because rows that
 * others decide leave the list.
 * @param expected record that should be among them
 */
export function sliceOptions<Row extends ActionableRow>(
  { send, queries, resource, shape }: Reader<Row>,
  state: ListState,
  expected?: string,
) {
  const queryKey = resourceKeys.page(resource.id, {
    ...queryOf(shape, state),
    start: String(state.start),
    pageSize: String(state.pageSize),
  })
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const former = queries.getQueryData<RowSlice<Row>>(queryKey)?.items.map(resource.tokenOf)
      const known = [...(expected === undefined ? [] : [expected]), ...(former ?? [])]
      return readSlice(pagesOf({ send, resource, shape }, state, signal), state.start, known)
    },
    staleTime: freshTime,
  })
}

/** Pages of a state's query. */
export function pagesOf<Row extends ActionableRow>(
  { send, resource, shape }: Omit<Reader<Row>, 'queries'>,
  state: ListState,
  signal?: AbortSignal,
): ReadablePages<Row> {
  const query = { ...queryOf(shape, state), pageSize: String(state.pageSize) }
  return {
    pageSize: state.pageSize,
    tokenOf: resource.tokenOf,
    read: (page) => readPage(send, resource, { ...query, page: String(page) }, signal),
  }
}
