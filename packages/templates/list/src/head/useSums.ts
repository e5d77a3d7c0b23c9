import { useSend } from '@console/core/api'
import { type Money, pageSizes } from '@console/core/contracts'
import type { ActionableRow } from '@console/core/kinds'
import { type ListQuery, readPage } from '@console/core/resources'
import { useQuery } from '@tanstack/react-query'
import { resourceKeys } from '@console/read'
import type { ListConfig } from '../config'
import type { Stretch } from '../export/readStretch'

/** How many rows match, and what they come to: as the server has said of one time. */
interface Sums {
  asOf: string
  total: number
  totals?: readonly Money[] | undefined
}

/**
 * How many rows match and their sums, always of one and the same answer: the one that the rows came with, or a later one. Where something was
 * decided they are asked for again, with the counts of the views, while the rows keep their places.
 * @param read undefined before the first answer, and where it belongs to another query
 */
export function useSums<Row extends ActionableRow>(
  { resource, totals }: Pick<ListConfig<Row>, 'resource' | 'totals'>,
  query: ListQuery,
  read: Stretch<Row> | undefined,
): Sums | undefined {
  const send = useSend()
  const asked = { ...query, page: '1', pageSize: String(pageSizes[0]) }
  const { data } = useQuery<Sums>({
    // Beside the counts: what has them read again has these read, too.
    queryKey: [...resourceKeys.counts(resource.id, []), asked],
    queryFn: ({ signal }) => readPage(send, resource, asked, signal),
    enabled: totals !== undefined && read !== undefined,
    initialData: () => read,
    staleTime: Infinity,
  })
  if (!read || !data) return read
  return Date.parse(data.asOf) > Date.parse(read.asOf) ? data : read
}
