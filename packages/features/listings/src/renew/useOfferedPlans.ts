import { useSend } from '@console/core/api'
import { readPage } from '@console/core/resources'
import { listingPlansResource } from '@console/domain/listing-plan'
import { resourceKeys } from '@console/query-boundary'
import { useQuery } from '@tanstack/react-query'

/** Plans available for renewal, cheapest first. */
export function useOfferedPlans() {
  const send = useSend()
  const asked = { status: 'active', sort: 'order' }
  return useQuery({
    queryKey: [...resourceKeys.of(listingPlansResource.id), asked],
    queryFn: async ({ signal }) =>
      (await readPage(send, listingPlansResource, asked, signal)).items,
  })
}
