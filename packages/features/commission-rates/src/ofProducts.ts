import {
  productCommissionsResource,
  type PaidRow,
  toProductCommission,
} from '@console/domain/commission-rate'
import { productPaths } from '@console/domain/product'
import { defineIndex } from '@console/templates'
import { paidColumns, paidFilters } from './parts/paidColumns'

/** /commission-{product} (specification 2): what each product pays, and which rate decides it. */
export const ofProducts = defineIndex<PaidRow>()({
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
    paidColumns.orders,
    paidColumns.earned,
    paidColumns.business,
  ],
  filters: [paidFilters.productLevel, paidFilters.category, paidFilters.gap],
  views: [{ id: 'all', title: 'view.all', query: {} }],
  recordPath: ({ token }) => toProductCommission(token),
  empty: {
    text: 'ofProducts.empty',
    next: { title: 'ofProducts.next', to: productPaths.approved },
  },
})
