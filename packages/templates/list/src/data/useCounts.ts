import { useSend } from '@console/core/api'
import { type Money, pageSizes, type SavedView } from '@console/core/contracts'
import { type ListQuery, readCounts, readPage } from '@console/core/resources'
import type { ActionableRow } from '@console/core/workflows'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { resourceKeys } from '@console/query-boundary'
import type { ListConfig } from '../config/config'
import { asText, openView, queryOf, readAddress } from '../address/listAddress'
import type { RowSlice } from './readSlice'

/** Refetch interval in milliseconds, the same as for rows. */
const refreshTime = 30_000

/**
 * Number of rows of each view: the built-in ones, then the saved ones. Undefined until known; a failure only omits them.
 * @param isWanted set once the rows are loaded, which come first
 */
export function useViewCounts<Row extends ActionableRow>(
  config: ListConfig<Row>,
  own: readonly SavedView[],
  isWanted: boolean,
): readonly number[] | undefined {
  const { resource } = config
  const send = useSend()
  const queries = useMemo(
    () =>
      [
        ...config.views.map(({ id }) => openView(config, id, 25)),
        ...own.map(({ query }) => readAddress(config, query)),
      ].map((state) => {
        const { sort: _, ...query } = queryOf(config, state)
        return asText(query)
      }),
    [config, own],
  )
  const { data } = useQuery({
    queryKey: resourceKeys.counts(resource.id, queries),
    queryFn: ({ signal }) => readCounts(send, resource, queries, signal),
    enabled: isWanted,
    staleTime: 10_000,
    refetchInterval: refreshTime,
    placeholderData: keepPreviousData,
  })
  return data?.counts
}

/** Number of matching rows with their sums, from the same answer. */
interface Sums {
  asOf: string
  total: number
  totals?: readonly Money[] | undefined
}

/**
 * Number of matching rows with their sums, always from the same answer: the one with the rows, or a later one. After a decision
 * they are refetched with the counts of the views, while the rows keep their places.
 * @param read undefined before the first answer, and when it belongs to another query
 */
export function useSums<Row extends ActionableRow>(
  { resource, totals }: Pick<ListConfig<Row>, 'resource' | 'totals'>,
  query: ListQuery,
  read: RowSlice<Row> | undefined,
): Sums | undefined {
  const send = useSend()
  const asked = { ...query, page: '1', pageSize: String(pageSizes[0]) }
  const { data } = useQuery<Sums>({
    // Keyed below the counts: invalidating those refetches these, too.
    queryKey: [...resourceKeys.counts(resource.id, []), asked],
    queryFn: ({ signal }) => readPage(send, resource, asked, signal),
    enabled: totals !== undefined && read !== undefined,
    initialData: () => read,
    staleTime: Infinity,
  })
  if (!read || !data) return read
  return Date.parse(data.asOf) > Date.parse(read.asOf) ? data : read
}
