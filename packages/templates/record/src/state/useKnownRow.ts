import type { ActionableRow } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'
import { useQueryClient } from '@tanstack/react-query'
import { resourceKeys } from '@console/query-boundary'

/** Row of a record in a cached page of a list: its known data while the whole record is loading. */
export function useKnownRow<Row extends ActionableRow>(
  resource: Pick<Resource<Row>, 'id' | 'tokenOf'>,
  token: string,
): Row | undefined {
  return useQueryClient()
    .getQueriesData<{ items?: readonly Row[] }>({ queryKey: resourceKeys.pages(resource.id) })
    .flatMap(([, page]) => page?.items ?? [])
    .find((row) => resource.tokenOf(row) === token)
}
