import { chipCell, defineList, listParts } from '@console/list'
import { orderPath } from './paths'
import { methodOf, orderFields, type OrderRow, ordersResource } from './orderResource'
import { statusLooks, statusOf } from './orderStatus'

const { columns, filters } = listParts<OrderRow>()(orderFields, {
  reference: { title: 'column.reference', width: 140, priority: 1 },
  customer: { title: 'column.customer', width: 200, priority: 1 },
  total: { title: 'column.total', width: 140, priority: 1, filter: true },
  method: {
    title: 'column.method',
    messages: 'method',
    width: 130,
    priority: 3,
    // An unknown method is shown as the server names it.
    text(row, { t }) {
      const known = methodOf(row)
      return known ? t(`method.${known}`) : row.payment.method
    },
    filter: true,
  },
  status: {
    title: 'column.status',
    messages: 'orderStatus',
    statuses: statusLooks,
    width: 268,
    priority: 1,
    text({ status: [newest] }, { t }) {
      const known = newest && statusOf(newest)
      return known ? t(`orderStatus.${known}`) : (newest?.name ?? '–')
    },
    cell({ status: [newest] }, { t }) {
      const known = newest && statusOf(newest)
      return known
        ? chipCell(t(`orderStatus.${known}`), statusLooks[known].tone)
        : (newest?.name ?? '–')
    },
    filter: { isPinned: true },
  },
  date: { title: 'column.date', width: 150, priority: 2, filter: true },
})

/** /apps/e-commerce/orders: orders of the store. */
export const orderList = defineList<OrderRow>()({
  id: 'store-orders',
  namespace: 'store',
  title: 'orders.title',
  resource: ordersResource,
  fixed: {},
  columns: [
    columns.reference,
    columns.customer,
    columns.total,
    columns.method,
    columns.status,
    columns.date,
  ],
  filters: [filters.status, filters.method, filters.total, filters.date],
  sort: '-date',
  views: [{ id: 'all', title: 'orders.all', query: {} }],
  recordPath: ({ id }) => orderPath(id),
  empty: { text: 'orders.empty' },
})
