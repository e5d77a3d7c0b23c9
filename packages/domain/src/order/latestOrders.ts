import type { Send } from '@console/core/api'
import { pageQuery } from '@console/core/resources'
import { ordersResource } from './resource'

/** Owner of the orders: a business, by its token, or the agent who brought them, by `agentToken`. */
export type OrdersOf = { seller: string } | { agent: string }

/** Query options of the ten latest orders of a business or an agent. */
export function latestOrdersQuery(send: Send, of: OrdersOf) {
  return pageQuery(send, ordersResource, { ...of, sort: '-placedAt', pageSize: '10' })
}
