import { type Send, useSend } from '@console/core/api'
import { type CollectionDetail, collectionsResource } from '@console/domain/commission-collection'
import { readRecord } from '@console/core/resources'
import { resourceKeys } from '@console/query-boundary'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Query for an agent's earnings in a currency, by token. */
export function collectionQuery(send: Send, token: string) {
  return queryOptions<CollectionDetail>({
    queryKey: resourceKeys.record(collectionsResource.id, token),
    queryFn: ({ signal }) => readRecord(send, collectionsResource, token, signal),
  })
}

/** Reads an agent's earnings in a currency, line by line. */
export function useCollection(token: string) {
  return useQuery(collectionQuery(useSend(), token))
}
