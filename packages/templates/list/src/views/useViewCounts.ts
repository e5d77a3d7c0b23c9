import { useSend } from '@console/core/api'
import type { SavedView } from '@console/core/contracts'
import { readCounts } from '@console/core/resources'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { resourceKeys } from '@console/read'
import type { ListConfig } from '../config'
import { asText, type ListShape, openView, queryOf, readAddress } from '../address/listAddress'

/** Read anew as often as the rows. */
const refreshTime = 30_000

type Place = Pick<ListConfig<never>['resource'], 'id' | 'base' | 'path'>

/**
 * How many rows each view finds: the built-in ones, then those a person saved. Undefined until they are known; a failure
 * only leaves them out.
 * @param isWanted once the rows are there, which come first
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
