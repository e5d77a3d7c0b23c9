import { businessesResource } from '@console/domain/business'
import { settlements } from '@console/domain/sale'
import type { IndexFilter } from '@console/templates'

/** The filters of ledgers of sales. */
export const saleFilters = {
  settlement: {
    id: 'settlement',
    title: 'column.settlement',
    isPinned: true,
    kind: 'choice',
    options: settlements.map((value) => ({ value, title: `status.${value}` as const })),
  },
  completed: { id: 'completed', title: 'column.completed', isPinned: true, kind: 'dates' },
  thisMonth: { id: 'thisMonth', title: 'view.thisMonth', kind: 'flag' },
  business: {
    id: 'business',
    title: 'column.business',
    isPinned: true,
    kind: 'record',
    resource: businessesResource,
  },
  currency: {
    id: 'currency',
    title: 'filter.currency',
    isPinned: true,
    kind: 'choice',
    options: 'facet',
  },
  amount: { id: 'amount', title: 'column.net', kind: 'money' },
  settled: { id: 'settled', title: 'column.settled', kind: 'dates' },
} as const satisfies Record<string, IndexFilter>
