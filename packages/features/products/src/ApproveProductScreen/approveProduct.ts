import {
  approvalColumns,
  approvalFilters,
  approvalViews,
  waitingFirst,
  defineIndex,
} from '@console/templates'
import type { ProductRow } from '../contract'
import { itemColumns } from '../parts/itemColumns'
import { itemFilters } from '../parts/itemFilters'
import { paths, toProductReview } from '../paths'
import { productsResource } from '../resources'

/** /approve-product: the list. */
export const approveProduct = defineIndex<ProductRow>()({
  ...waitingFirst,
  id: 'approve-product',
  namespace: 'products',
  title: 'approveProduct.title',
  resource: productsResource,
  columns: [
    itemColumns.name,
    itemColumns.business,
    itemColumns.price,
    approvalColumns.kind,
    approvalColumns.checks,
    approvalColumns.due,
    approvalColumns.claimedBy,
    itemColumns.category,
    approvalColumns.submitted,
    { ...approvalColumns.status, isOptional: true },
    approvalColumns.attempt,
  ],
  filters: [
    approvalFilters.kind,
    itemFilters.category,
    approvalFilters.checks,
    approvalFilters.claimedBy,
    approvalFilters.overdue,
    itemFilters.business,
    itemFilters.businessRisk,
    approvalFilters.attempt,
    approvalFilters.submitted,
  ],
  views: [
    approvalViews.waiting,
    approvalViews.updates,
    approvalViews.mine,
    approvalViews.overdue,
    approvalViews.changesRequested,
    approvalViews.rejected,
  ],
  preview: () => import('../parts/ItemPreview').then((m) => m.ProductPreview),
  recordPath: ({ secureToken }) => toProductReview(secureToken),
  empty: {
    text: 'approveProduct.empty',
    next: { title: 'approvedProduct.title', to: paths.approvedProduct },
  },
})
