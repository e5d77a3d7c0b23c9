import { useSend } from '@console/core/api'
import type { SavedView } from '@console/core/contracts'
import { readCounts } from '@console/core/resources'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { resourceKeys } from '@console/query-boundary'
import type { ListConfig } from '../config'
import { asText, type ListShape, openView, queryOf, readAddress } from '../address/listAddress'

/** Refetch interval in milliseconds, the same as for rows. */
const refreshTime = 30_000

type Place = Pick<ListConfig<never>['resource'], 'id' | 'base' | 'path'>

/**
 * Number of rows of each view: the built-in ones, then the saved ones. Undefined until known; a failure only omits them.
 * @param isWanted set once the rows are loaded, which come first
 */
export function useViewCounts(
  shape: ListShape,
  resource: Place,
  own: readonly SavedView[],
  isWanted: boolean,
): readonly number[] | undefined {
  const send = useSend()
  const queries = useMemo(
    () =>
      [
        ...shape.views.map(({ id }) => openView(shape, id, 25)),
        ...own.map(({ query }) => readAddress(shape, query)),
      ].map((state) => {
        const { sort: _, ...query } = queryOf(shape, state)
        return asText(query)
      }),
    [shape, own],
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
