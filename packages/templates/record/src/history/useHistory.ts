import { useSend } from '@console/core/api'
import { readHistory, type Resource } from '@console/core/resources'
import { resourceKeys } from '@console/query-boundary'
import { useQuery } from '@tanstack/react-query'

/** Parts of a resource that its records' history needs. */
export type Recorded = Pick<Resource<never>, 'id' | 'base' | 'path'>

/** History of a record, newest first. */
export function useHistory(resource: Recorded, token: string) {
  const send = useSend()
  return useQuery({
    queryKey: resourceKeys.history(resource.id, token),
    queryFn: ({ signal }) => readHistory(send, resource, token, signal),
  })
}
