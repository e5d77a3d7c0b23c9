import { order, orderActions, type OrderStatus } from '@console/domain/order'

/** The way of an order that meets no trouble, in its order. */
const usual: readonly OrderStatus[] = [
  'placed',
  'confirmed',
  'preparing',
  'dispatched',
  'delivered',
  'completed',
]

/** One status on the way of an order. */
export interface WayPoint {
  status: OrderStatus
  /** `possible`: an operator can take it there now, by the table that the server obeys. */
  state: 'done' | 'current' | 'possible' | 'toCome'
}

/** The way of an order: what lies behind it, where it stands, and where it can go. A cancelled one has come no further. */
export function wayOf(status: OrderStatus): WayPoint[] {
  const next = new Set(
    order.table
      .filter(
        ({ event, from }) =>
          (orderActions as readonly string[]).includes(event) && from.includes(status),
      )
      .map(({ to }) => to),
  )
  if (!usual.includes(status) && status !== 'partly_dispatched')
    return [{ status, state: 'current' }]
  const way = status === 'partly_dispatched' ? usual.toSpliced(3, 0, status) : usual
  const at = way.indexOf(status)
  return way.map((each, place) => ({
    status: each,
    state: place < at ? 'done' : place === at ? 'current' : next.has(each) ? 'possible' : 'toCome',
  }))
}
