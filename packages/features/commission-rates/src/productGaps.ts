import {
  productCommissionsResource,
  gapReasons,
  type PaidRow,
  ratePaths,
  toProductCommission,
} from '@console/domain/commission-rate'
import { defineList } from '@console/list'
import { gapLinks } from './paid/gapLinks'
import { gapViews, paidColumns, paidFilters } from './paid/paidListParts'

/**
 * /ezycomission-notactive (specification 2): products without a rate of their own, and the rate that applies instead.
 */
export const productGaps = defineList<PaidRow>()({
  namespace: 'commission-rates',
  id: 'ezycomission-notactive',
  title: 'productGaps.title',
  resource: productCommissionsResource,
  fixed: { approval: 'approved', gap: [...gapReasons] },
  sort: '-orders30d',
  columns: [
    paidColumns.product,
    paidColumns.gap,
    paidColumns.gapAt,
    paidColumns.rate,
    paidColumns.level,
    paidColumns.next,
    paidColumns.orders30d,
    paidColumns.business,
  ],
  filters: [paidFilters.category, paidFilters.gap],
  views: gapViews,
  ...gapLinks('product'),
  recordPath: ({ token }) => toProductCommission(token),
  empty: { text: 'gaps.empty', next: { title: 'ofProducts.title', to: ratePaths.ofProducts } },
})
