import { order, orderActions, type OrderStatus } from '@console/domain/order'
import type { WayPoint } from '@console/record'

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
export interface Standing {
  status: OrderStatus
  state: WayPoint['state']
}

/**
 * The way of an order: what lies behind it, where it stands, and where it can go. A cancelled one has come no further.
 * @param cameTo whether an order has come to a status of its way; looked at where it is cancelled
 */
export function wayOf(status: OrderStatus, cameTo: (status: OrderStatus) => boolean): Standing[] {
  if (status === 'cancelled')
    return [
      ...usual.filter(cameTo).map((each) => ({ status: each, state: 'done' as const })),
      { status, state: 'ended' },
    ]
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
