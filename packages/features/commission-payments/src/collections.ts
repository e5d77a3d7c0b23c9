import { toAgent } from '@console/domain/agent'
import { type CollectionRow, collectionsResource } from '@console/domain/commission-collection'
import { toNewVoucher } from '@console/domain/commission-voucher'
import { orderPaths } from '@console/domain/order'
import { defineList } from '@console/list'
import { collectionColumns, collectionFilters } from './commission-collection/collectionListParts'

/** /agent/total/commission (specification 2): earnings of each agent in each currency, highest amount owed first. */
export const collections = defineList<CollectionRow>()({
  id: 'commission-collections',
  namespace: 'commission-payments',
  title: 'collections.title',
  resource: collectionsResource,
  fixed: {},
  sort: '-outstanding',
  columns: [
    collectionColumns.agent,
    collectionColumns.accrued,
    collectionColumns.reversed,
    collectionColumns.adjusted,
    collectionColumns.paid,
    collectionColumns.outstanding,
    collectionColumns.oldestOpenAt,
    collectionColumns.currency,
    collectionColumns.vouchered,
    collectionColumns.open,
    collectionColumns.orders,
    collectionColumns.lastPaidAt,
  ],
  filters: [collectionFilters.currency, collectionFilters.isOld, collectionFilters.outstanding],
  totals: 'column.outstanding',
  views: [
    { id: 'all', title: 'view.all', query: {} },
    { id: 'open', title: 'view.open', query: { hasOpen: 'true', sort: '-open' } },
    { id: 'old', title: 'view.old', query: { isOld: 'true', sort: 'oldestOpenAt' } },
  ],
  rowActions: ['prepare', 'adjust'],
  bulkActions: ['prepare'],
  forms: { adjust: () => import('./commission-collection/AdjustForm').then((m) => m.AdjustForm) },
  rowLinks: [
    {
      id: 'choose',
      title: 'collections.choose',
      to: ({ agent, currency }) => toNewVoucher({ agent: agent.token, currency }),
    },
    {
      id: 'agent',
      title: 'collections.agent',
      to: ({ agentSecureToken }) => toAgent(agentSecureToken),
    },
  ],
  preview: () =>
    import('./commission-collection/CollectionPreview').then((m) => m.CollectionPreview),
  empty: {
    text: 'collections.empty',
    next: { title: 'collections.orders', to: orderPaths.agents },
  },
})
