import { defineList } from '@console/list'
import { type ServiceRow, servicePaths, servicesResource } from '@console/domain/service-product'
import { toFeaturedService } from '@console/domain/item'
import { featured, featuredViews } from './lists/itemViews'
import { itemColumns, itemFilters } from './lists/itemListParts'

/** /featured-service-products (specification 2): featured services. */
export const featuredServices = defineList<ServiceRow>()({
  ...featured,
  id: 'featured-services',
  namespace: 'products',
  title: 'featuredServices.title',
  resource: servicesResource,
  columns: [
    itemColumns.name,
    itemColumns.rank,
    itemColumns.business,
    itemColumns.placement,
    itemColumns.featuredFrom,
    itemColumns.featuredUntil,
    itemColumns.daysLeft,
    itemColumns.results,
    itemColumns.featuredBy,
    itemColumns.featuredReason,
  ],
  filters: [itemFilters.placement, itemFilters.featuredState, itemFilters.category],
  views: [featuredViews.all, featuredViews.scheduled, featuredViews.ending],
  rowActions: ['unfeature'],
  bulkActions: ['unfeature'],
  preview: () => import('./item/ItemPreview').then((m) => m.ServicePreview),
  recordPath: ({ secureToken }) => toFeaturedService(secureToken),
  empty: {
    text: 'featured.empty',
    next: { title: 'approvedService.title', to: servicePaths.approved },
  },
})
