import { type Send, useSend } from '@console/core/api'
import { type CollectionDetail, collectionsResource } from '@console/domain/commission-collection'
import { readRecord } from '@console/core/resources'
import { resourceKeys } from '@console/read'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** What an agent has earned in a currency, by its token: how it is read, and where it is kept. */
export function collectionQuery(send: Send, token: string) {
  return queryOptions<CollectionDetail>({
    queryKey: resourceKeys.record(collectionsResource.id, token),
    queryFn: ({ signal }) => readRecord(send, collectionsResource, token, signal),
  })
}

/** What an agent has earned in a currency, line by line. */
export function useCollection(token: string) {
  return useQuery(collectionQuery(useSend(), token))
}
