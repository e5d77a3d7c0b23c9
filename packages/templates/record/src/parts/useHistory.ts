import { useSend } from '@console/core/api'
import { readHistory, type Resource } from '@console/core/resources'
import { resourceKeys } from '@console/read'
import { useQuery } from '@tanstack/react-query'

/** Of a resource, what its records' history is read by. */
export type Recorded = Pick<Resource<never>, 'id' | 'base' | 'path'>

/** What happened to a record, newest first. */
export function useHistory(resource: Recorded, token: string) {
  const send = useSend()
  return useQuery({
    queryKey: resourceKeys.history(resource.id, token),
    queryFn: ({ signal }) => readHistory(send, resource, token, signal),
  })
}
