import {
  productCommissionsResource,
  type PaidRow,
  toProductCommission,
} from '@console/domain/commission-rate'
import { productPaths } from '@console/domain/product'
import { defineList } from '@console/list'
import { levelOptions } from './rates/levelOptions'
import { paidColumns, paidFilters } from './paid/paidListParts'

/** /commission-{product} (specification 2): commission of each product, and the rate that applies. */
export const ofProducts = defineList<PaidRow>()({
  namespace: 'commission-rates',
  id: 'commission-product',
  title: 'ofProducts.title',
  resource: productCommissionsResource,
  fixed: { approval: 'approved' },
  sort: '-orders30d',
  columns: [
    paidColumns.product,
    paidColumns.category,
    paidColumns.rate,
    paidColumns.level,
    paidColumns.since,
    paidColumns.orders30d,
    paidColumns.earned30d,
    paidColumns.business,
  ],
  filters: [
    {
      ...paidFilters.level,
      kind: 'choice',
      options: levelOptions(['product', 'business', 'category', 'default']),
    },
    paidFilters.category,
    paidFilters.gap,
  ],
  views: [{ id: 'all', title: 'view.all', query: {} }],
  recordPath: ({ token }) => toProductCommission(token),
  empty: {
    text: 'ofProducts.empty',
    next: { title: 'ofProducts.next', to: productPaths.approved },
  },
})
