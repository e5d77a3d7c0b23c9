import {
  approvalColumns,
  approvalFilters,
  approvalViews,
  waitingFirst,
  defineIndex,
} from '@console/templates'
import type { ServiceRow } from '../contract'
import { itemColumns, serviceColumns } from '../parts/itemColumns'
import { itemFilters } from '../parts/itemFilters'
import { paths, toServiceReview } from '../paths'
import { servicesResource } from '../resources'

/** /approve-service-product: the list. */
export const approveService = defineIndex<ServiceRow>()({
  ...waitingFirst,
  id: 'approve-service-product',
  namespace: 'products',
  title: 'approveService.title',
  resource: servicesResource,
  columns: [
    itemColumns.name,
    itemColumns.business,
    itemColumns.price,
    approvalColumns.kind,
    approvalColumns.checks,
    approvalColumns.due,
    approvalColumns.claimedBy,
    serviceColumns.mode,
    serviceColumns.area,
    serviceColumns.duration,
    approvalColumns.submitted,
    { ...approvalColumns.status, isOptional: true },
    { ...itemColumns.category, isOptional: true },
    serviceColumns.priceModel,
    approvalColumns.attempt,
  ],
  filters: [
    approvalFilters.kind,
    itemFilters.mode,
    approvalFilters.checks,
    approvalFilters.claimedBy,
    approvalFilters.overdue,
    itemFilters.category,
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
  preview: () => import('../parts/ItemPreview').then((m) => m.ServicePreview),
  recordPath: ({ secureToken }) => toServiceReview(secureToken),
  empty: {
    text: 'approveService.empty',
    next: { title: 'approvedService.title', to: paths.approvedService },
  },
})
