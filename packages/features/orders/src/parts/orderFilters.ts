import { businessesResource } from '@console/domain/business'
import {
  deliveryMethods,
  orderFlags,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '@console/domain/order'
import type { IndexFilter } from '@console/templates'

/** The filters of lists of orders (domain design 8.6). */
export const orderFilters = {
  status: {
    id: 'status',
    title: 'column.status',
    isPinned: true,
    kind: 'choice',
    options: orderStatuses.map((value) => ({ value, title: `status.${value}` as const })),
  },
  payment: {
    id: 'paymentStatus',
    title: 'column.payment',
    isPinned: true,
    kind: 'choice',
    options: paymentStatuses.map((value) => ({ value, title: `paymentStatus.${value}` as const })),
  },
  placed: { id: 'placed', title: 'column.placed', isPinned: true, kind: 'dates' },
  thisMonth: { id: 'thisMonth', title: 'view.thisMonth', kind: 'flag' },
  late: { id: 'late', title: 'filter.late', isPinned: true, kind: 'flag' },
  overdue: { id: 'overdue', title: 'filter.overdue', kind: 'flag' },
  seller: {
    id: 'seller',
    title: 'column.seller',
    kind: 'record',
    resource: businessesResource,
  },
  amount: { id: 'amount', title: 'column.total', kind: 'money' },
  method: {
    id: 'paymentMethod',
    title: 'column.method',
    kind: 'choice',
    options: paymentMethods.map((value) => ({ value, title: `paymentMethod.${value}` as const })),
  },
  delivery: {
    id: 'deliveryMethod',
    title: 'column.delivery',
    kind: 'choice',
    options: deliveryMethods.map((value) => ({
      value,
      title: `deliveryMethod.${value}` as const,
    })),
  },
  flag: {
    id: 'flag',
    title: 'column.flags',
    kind: 'choice',
    options: orderFlags.map((value) => ({ value, title: `flag.${value}` as const })),
  },
} as const satisfies Record<string, IndexFilter>
