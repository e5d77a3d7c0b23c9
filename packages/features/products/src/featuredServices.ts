import { defineIndex } from '@console/templates'
import { type ServiceRow, servicePaths, servicesResource } from '@console/domain/service-product'
import { featuredColumns } from './parts/featuredColumns'
import { featured, featuredViews } from './parts/featuredViews'
import { itemColumns } from './parts/itemColumns'
import { itemFilters } from './parts/itemFilters'
import { toFeaturedService } from '@console/domain/item'

/** /featured-service-products (specification 2): services that are shown in a better place. */
export const featuredServices = defineIndex<ServiceRow>()({
  ...featured,
  id: 'featured-services',
  namespace: 'products',
  title: 'featuredServices.title',
  resource: servicesResource,
  columns: [
    itemColumns.name,
    featuredColumns.rank,
    itemColumns.business,
    featuredColumns.placement,
    featuredColumns.from,
    featuredColumns.until,
    featuredColumns.daysLeft,
    featuredColumns.results,
    featuredColumns.by,
    featuredColumns.reason,
  ],
  filters: [itemFilters.placement, itemFilters.featuredState, itemFilters.category],
  views: [featuredViews.all, featuredViews.scheduled, featuredViews.ending],
  rowActions: ['unfeature'],
  bulkActions: ['unfeature'],
  preview: () => import('./parts/ItemPreview').then((m) => m.ServicePreview),
  recordPath: ({ secureToken }) => toFeaturedService(secureToken),
  empty: {
    text: 'featured.empty',
    next: { title: 'approvedService.title', to: servicePaths.approved },
  },
})
