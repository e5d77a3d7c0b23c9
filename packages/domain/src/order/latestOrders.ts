import type { Send } from '@console/core/api'
import { readPage } from '../resources/calls'
import { ordersResource } from './resource'

/** Whose orders are wanted: a business's, by its token, or those that an agent has brought, by the `agentToken`. */
export type OrdersOf = { seller: string } | { agent: string }

/** How TanStack Query reads the ten latest orders of a business or an agent; a decision about an order has them read again. */
export function latestOrdersQuery(send: Send, of: OrdersOf) {
  return {
    queryKey: ['resource', ordersResource.id, 'latest', of],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      readPage(send, ordersResource, { ...of, sort: '-placedAt', pageSize: '10' }, signal),
  }
}
