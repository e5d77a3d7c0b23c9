import { useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/kinds'
import { readHistory, type Resource } from '@console/core/resources'
import { resourceKeys } from '@console/read'
import { useQuery } from '@tanstack/react-query'

/** What happened to a record, newest first. */
export function useHistory<Row extends ActionableRow>(resource: Resource<Row>, token: string) {
  const send = useSend()
  return useQuery({
    queryKey: resourceKeys.history(resource.id, token),
    queryFn: ({ signal }) => readHistory(send, resource, token, signal),
  })
}
