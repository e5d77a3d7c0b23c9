import { type OrderRow, ordersResource } from '@console/domain/order'
import type { PreviewProps } from '@console/list'
import { DetailOf } from '@console/decision'
import { Stack } from '@console/ui'
import { OrderApproval } from './OrderApproval'
import { OrderBreakdown } from './OrderBreakdown'
import { OrderDetails } from './OrderDetails'
import { OrderLines } from './OrderLines'
import { OrderStatusTimeline } from './OrderStatusTimeline'

/** Preview of an order beside its list: status, lines and totals. */
export function OrderPreview({ row }: PreviewProps<OrderRow>) {
  return (
    <DetailOf resource={ordersResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          <OrderStatusTimeline order={row} />
          <OrderApproval detail={detail} />
          <OrderLines detail={detail} />
          <OrderBreakdown breakdown={detail.breakdown} />
          <OrderDetails detail={detail} />
        </Stack>
      )}
    </DetailOf>
  )
}
