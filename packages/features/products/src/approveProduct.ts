import {
  approvalColumns,
  approvalFilters,
  approvalViews,
  waitingFirst,
} from '@console/marketplace/approval'
import { defineList } from '@console/list'
import type { Submitted } from '@console/core/resources'
import {
  type ProductRow,
  productPaths,
  toProductReview,
  submittedProducts,
} from '@console/domain/product'
import { productFields } from './item/fields'
import { submittedColumns } from './lists/submittedColumns'
import { itemColumns, itemFilters } from './lists/itemListParts'

/** /approve-product (specification 2): products waiting for a decision. The specification leaves its content open. */
export const approveProduct = defineList<Submitted<ProductRow>>()({
  ...waitingFirst,
  id: 'approve-product',
  namespace: 'products',
  title: 'approveProduct.title',
  resource: submittedProducts,
  columns: [
    submittedColumns.name,
    submittedColumns.price,
    approvalColumns.dueAt,
    approvalColumns.checks,
    approvalColumns.submissionKind,
    itemColumns.business,
    approvalColumns.reviewer,
    itemColumns.category,
    approvalColumns.submittedAt,
    { ...approvalColumns.approvalStatus, isOptional: true },
    approvalColumns.attempt,
  ],
  filters: [
    approvalFilters.submissionKind,
    itemFilters.category,
    approvalFilters.checks,
    approvalFilters.claimedBy,
    approvalFilters.overdue,
    itemFilters.business,
    itemFilters.businessRisk,
    approvalFilters.attempt,
    approvalFilters.submittedAt,
  ],
  views: [
    approvalViews.waiting,
    approvalViews.updates,
    approvalViews.mine,
    approvalViews.overdue,
    approvalViews.changesRequested,
    approvalViews.rejected,
  ],
  preview: () => import('./item/ItemPreview').then((m) => m.SubmittedProductPreview),
  fieldLabels: productFields,
  recordPath: ({ secureToken }) => toProductReview(secureToken),
  empty: {
    text: 'approveProduct.empty',
    next: { title: 'approvedProduct.title', to: productPaths.approved },
  },
})
