import { approvalColumns, approvalFilters, defineIndex, live } from '@console/templates'
import {
  type ServiceRow,
  servicePaths,
  toServiceReview,
  servicesResource,
} from '@console/domain/service-product'
import { itemColumns, serviceColumns } from './parts/itemColumns'
import { itemFilters } from './parts/itemFilters'
import { liveViews } from './parts/liveViews'

/** /approved-service-product (specification 2): services that are live, or suspended. */
export const approvedService = defineIndex<ServiceRow>()({
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
    serviceColumns.area,
    serviceColumns.mode,
    itemColumns.rating,
    itemColumns.sold30d,
    itemColumns.featured,
    itemColumns.commission,
    approvalColumns.status,
    itemColumns.sku,
    serviceColumns.priceModel,
    itemColumns.approvedAt,
  ],
  filters: [
    approvalFilters.liveStatus,
    itemFilters.category,
    itemFilters.featured,
    itemFilters.mode,
    itemFilters.updatePending,
    itemFilters.business,
    itemFilters.price,
    itemFilters.lowRated,
    itemFilters.noImage,
    itemFilters.noCommission,
  ],
  views: [liveViews.live, liveViews.updatePending, liveViews.suspended, liveViews.hidden],
  preview: () => import('./parts/ItemPreview').then((m) => m.ServicePreview),
  recordPath: ({ secureToken }) => toServiceReview(secureToken),
  empty: {
    text: 'approvedService.empty',
    next: { title: 'approveService.title', to: servicePaths.approve },
  },
})
