import { useTranslate } from '@console/core/i18n'
import {
  order,
  orderActions,
  type OrderRow,
  ordersResource,
  type OrderStatus,
} from '@console/domain/order'
import { type Course, StatusTimeline } from '@console/record'

const course: Course<OrderStatus> = {
  table: order.table,
  actions: orderActions,
  usual: ['placed', 'confirmed', 'preparing', 'dispatched', 'delivered', 'completed'],
  between: { partly_dispatched: 'dispatched' },
  ends: ['cancelled', 'closed'],
}

/** Timeline of an order. */
export function OrderStatusTimeline({ order: row }: { order: OrderRow }) {
  const translate = useTranslate()
  return (
    <StatusTimeline
      resource={ordersResource}
      token={row.secureToken}
      row={row}
      course={course}
      status={row.status}
      nameOf={(each) => translate(`order:status.${each}`)}
    />
  )
}
