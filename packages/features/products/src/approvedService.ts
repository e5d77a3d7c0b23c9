import { approvalColumns, approvalFilters, live } from '@console/marketplace/approval'
import { defineList } from '@console/list'
import {
  type ServiceRow,
  servicePaths,
  toServiceReview,
  servicesResource,
} from '@console/domain/service-product'
import { liveViews } from './lists/itemViews'
import { itemColumns, itemFilters } from './lists/itemListParts'
import { serviceColumns, serviceFilters } from './lists/serviceListParts'

/** /approved-service-product (specification 2): live and suspended services. */
export const approvedService = defineList<ServiceRow>()({
  ...live,
  id: 'approved-service-product',
  namespace: 'products',
  title: 'approvedService.title',
  resource: servicesResource,
  sort: '-approvedAt',
  columns: [
    itemColumns.name,
    itemColumns.business,
    itemColumns.category,
    itemColumns.price,
    serviceColumns.areas,
    serviceColumns.mode,
    itemColumns.ratingAvg,
    itemColumns.sold30d,
    itemColumns.featured,
    itemColumns.commission,
    approvalColumns.approvalStatus,
    itemColumns.sku,
    serviceColumns.priceModel,
    itemColumns.approvedAt,
  ],
  filters: [
    approvalFilters.approvalStatus,
    itemFilters.category,
    itemFilters.featured,
    serviceFilters.mode,
    itemFilters.updatePending,
    itemFilters.business,
    itemFilters.price,
    itemFilters.lowRated,
    itemFilters.noImage,
    itemFilters.noCommission,
  ],
  views: [liveViews.live, liveViews.updatePending, liveViews.suspended, liveViews.hidden],
  preview: () => import('./item/ItemPreview').then((m) => m.ServicePreview),
  recordPath: ({ secureToken }) => toServiceReview(secureToken),
  empty: {
    text: 'approvedService.empty',
    next: { title: 'approveService.title', to: servicePaths.approve },
  },
})
