import {
  approvalColumns,
  approvalFilters,
  approvalViews,
  waitingFirst,
  defineIndex,
} from '@console/templates'
import type { Submitted } from '@console/domain/resources'
import {
  type ProductRow,
  productPaths,
  toProductReview,
  submittedProducts,
} from '@console/domain/product'
import { itemColumns } from './parts/itemColumns'
import { itemFilters } from './parts/itemFilters'
import { productFields } from './parts/fields'
import { submittedColumns } from './parts/submittedColumns'

/** /approve-product (specification 2): products that wait for a decision. What it shows is not in the specification. */
export const approveProduct = defineIndex<Submitted<ProductRow>>()({
  ...waitingFirst,
  id: 'approve-product',
  namespace: 'products',
  title: 'approveProduct.title',
  resource: submittedProducts,
  columns: [
    submittedColumns.name,
    submittedColumns.price,
    approvalColumns.due,
    approvalColumns.checks,
    approvalColumns.kind,
    itemColumns.business,
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
  preview: () => import('./parts/ItemPreview').then((m) => m.SubmittedProductPreview),
  fieldLabels: productFields,
  recordPath: ({ secureToken }) => toProductReview(secureToken),
  empty: {
    text: 'approveProduct.empty',
    next: { title: 'approvedProduct.title', to: productPaths.approved },
  },
})
