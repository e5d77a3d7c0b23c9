import { useSay } from '@console/core/i18n'
import {
  order,
  orderActions,
  type OrderRow,
  ordersResource,
  type OrderStatus,
} from '@console/domain/order'
import { type Course, RecordWay } from '@console/record'

const course: Course<OrderStatus> = {
  table: order.table,
  actions: orderActions,
  usual: ['placed', 'confirmed', 'preparing', 'dispatched', 'delivered', 'completed'],
  between: { partly_dispatched: 'dispatched' },
  ends: ['cancelled', 'closed'],
}

/** The way of an order. */
export function OrderWay({
  order: { secureToken, status },
}: {
  order: Pick<OrderRow, 'secureToken' | 'status'>
}) {
  const say = useSay()
  return (
    <RecordWay
      resource={ordersResource}
      token={secureToken}
      course={course}
      status={status}
      nameOf={(each) => say(`order:status.${each}`)}
    />
  )
}
