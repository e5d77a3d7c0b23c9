import { useSend } from '@console/core/api'
import { type Money, pageSizes } from '@console/core/contracts'
import type { ActionableRow } from '@console/core/workflows'
import { type ListQuery, readPage } from '@console/core/resources'
import { useQuery } from '@tanstack/react-query'
import { resourceKeys } from '@console/query-boundary'
import type { ListConfig } from '../config'
import type { RowSlice } from '../export/readSlice'

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
