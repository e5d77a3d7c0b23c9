import type { Send } from '@console/core/api'
import { pageQuery } from '@console/core/resources'
import { ordersResource } from './resource'

/** Whose orders are wanted: a business's, by its token, or those that an agent has brought, by the `agentToken`. */
export type OrdersOf = { seller: string } | { agent: string }

/** How the ten latest orders of a business or an agent are read. */
export function latestOrdersQuery(send: Send, of: OrdersOf) {
  return pageQuery(send, ordersResource, { ...of, sort: '-placedAt', pageSize: '10' })
}
