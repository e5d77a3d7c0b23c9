import {
  approvalFlags,
  type OrderChannel,
  type OrderRow,
  ordersResource,
  toOrder,
} from '@console/domain/order'
import type { ListView } from '@console/list'
import { orderBulkForms, orderForms } from '../forms/orderForms'
import { toPrintout } from './printAddress'
import { orderFilters } from './orderListParts'

/** Shared definition of the lists of orders of all channels. */
export function ordersOf(channel: OrderChannel) {
  return {
    namespace: 'orders',
    resource: ordersResource,
    fixed: { channel },
    sort: '-placedAt',
    totals: 'column.total',
    filters: [
      orderFilters.status,
      orderFilters.paymentStatus,
      orderFilters.placedAt,
      orderFilters.late,
      orderFilters.total,
      orderFilters.seller,
      orderFilters.paymentMethod,
      orderFilters.deliveryMethod,
      orderFilters.flags,
      orderFilters.thisMonth,
    ],
    hasNextStep: true,
    rowActions: [
      'confirm',
      'prepare',
      'ready',
      'dispatch',
      'dispatch_part',
      'deliver',
      'fail_delivery',
      'complete',
      'close',
      'cancel',
      'cancel_rest',
    ],
    bulkActions: ['confirm', 'prepare', 'ready', 'dispatch', 'complete', 'close', 'cancel'],
    forms: orderForms,
    bulkForms: orderBulkForms,
    rowLinks: [
      {
        id: 'packing-list',
        title: 'print.packingList',
        to: (row: OrderRow) => toPrintout('packing-list', [row]),
      },
      {
        id: 'invoice',
        title: 'print.invoice',
        to: (row: OrderRow) => toPrintout('invoice', [row]),
      },
    ],
    bulkLinks: [
      {
        id: 'packing-list',
        title: 'print.packingLists',
        max: 100,
        to: (rows: readonly OrderRow[]) => toPrintout('packing-list', rows),
      },
      {
        id: 'invoice',
        title: 'print.invoices',
        max: 100,
        to: (rows: readonly OrderRow[]) => toPrintout('invoice', rows),
      },
    ],
    preview: () => import('./OrderPreview').then((m) => m.OrderPreview),
    recordPath: ({ secureToken }: OrderRow) => toOrder(secureToken),
    empty: { text: 'orders.empty' },
  } as const
}

/** Views of the lists of orders. */
export const orderViews = {
  all: { id: 'all', title: 'view.all', query: {} },
  thisMonth: { id: 'this-month', title: 'view.thisMonth', query: { thisMonth: 'true' } },
  new: { id: 'new', title: 'order:status.placed', query: { status: 'placed', sort: 'placedAt' } },
  toDispatch: {
    id: 'to-dispatch',
    title: 'view.toDispatch',
    query: { status: ['confirmed', 'preparing', 'partly_dispatched'], sort: 'promisedAt' },
  },
  late: { id: 'late', title: 'filter.late', query: { late: 'true', sort: 'promisedAt' } },
  delivered: { id: 'delivered', title: 'order:status.delivered', query: { status: 'delivered' } },
  returned: { id: 'returned', title: 'view.returned', query: { returned: 'true' } },
  cancelled: { id: 'cancelled', title: 'order:status.cancelled', query: { status: 'cancelled' } },
  awaitingApproval: {
    id: 'awaiting-approval',
    title: 'view.needsApproval',
    query: { flag: [...approvalFlags], status: 'placed', sort: 'placedAt' },
  },
  overdue: { id: 'overdue', title: 'filter.overdue', query: { overdue: 'true', sort: 'dueAt' } },
  overCredit: {
    id: 'over-credit',
    title: 'flag.credit_exceeded',
    query: { flag: 'credit_exceeded' },
  },
} as const satisfies Record<string, ListView>
