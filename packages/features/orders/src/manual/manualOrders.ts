import { approvalFlags, needsSecondPerson, type OrderRow, toNewOrder } from '@console/domain/order'
import { defineIndex, text } from '@console/templates'
import { orderColumns } from '../parts/orderColumns'
import { orderViews, ordersOf } from '../parts/orderList'

const common = ordersOf('manual')

/** /manual-order (specification 2): what the staff have written down. */
export const manualOrders = defineIndex<OrderRow>()({
  ...common,
  id: 'manual-orders',
  title: 'manual.title',
  columns: [
    orderColumns.order,
    orderColumns.status,
    orderColumns.placed,
    text({
      id: 'createdBy',
      title: 'facts.createdBy',
      priority: 2,
      of: ({ createdBy }: OrderRow) => createdBy?.name ?? null,
    }),
    {
      id: 'needsApproval',
      title: 'view.needsApproval',
      width: 132,
      priority: 3,
      text: (order, { formats, t }) =>
        formats.list(
          approvalFlags
            .filter((flag) => order.flags.includes(flag))
            .map((flag) => t(`flag.${flag}`)),
        ),
      csv: [{ value: (order) => String(needsSecondPerson(order)) }],
    },
    orderColumns.seller,
    orderColumns.lines,
    orderColumns.total,
    orderColumns.payment,
    { ...orderColumns.flags, isOptional: true },
    { ...orderColumns.promised, isOptional: true },
    { ...orderColumns.due, isOptional: true },
    { ...orderColumns.purchaseOrder, isOptional: true },
    orderColumns.buyer,
    orderColumns.method,
    orderColumns.county,
    orderColumns.carrier,
    orderColumns.changed,
  ],
  views: [
    orderViews.all,
    orderViews.awaitingApproval,
    orderViews.new,
    orderViews.toDispatch,
    orderViews.late,
    orderViews.delivered,
    orderViews.returned,
    orderViews.cancelled,
  ],
  empty: { text: 'orders.empty', next: { title: 'manual.new', to: toNewOrder } },
})
