import { businessesResource } from '@console/domain/business'
import { matches, providers } from '@console/domain/merchant-sale'
import type { IndexFilter } from '@console/templates'

/** The filters of payments at tills (domain design 8.7). */
export const merchantSaleFilters = {
  exact: { id: 'exact', title: 'merchantSales.exact', isPinned: true, kind: 'flag' },
  merchant: {
    id: 'merchant',
    title: 'merchantSales.merchant.tab',
    isPinned: true,
    kind: 'record',
    resource: businessesResource,
  },
  provider: {
    id: 'provider',
    title: 'merchantSales.provider',
    isPinned: true,
    kind: 'choice',
    options: providers.map((value) => ({ value, title: `provider.${value}` as const })),
  },
  occurred: { id: 'occurred', title: 'merchantSales.occurred', isPinned: true, kind: 'dates' },
  match: {
    id: 'match',
    title: 'merchantSales.matched',
    kind: 'choice',
    options: matches.map((value) => ({ value, title: `status.${value}` as const })),
  },
  different: { id: 'different', title: 'merchantSales.different', kind: 'flag' },
  amount: { id: 'amount', title: 'merchantSales.amount', kind: 'money' },
} as const satisfies Record<string, IndexFilter>
