import { defineIndex } from '@console/templates'
import { Index } from '@console/templates/Index'
import type { ServiceRow } from '../contract'
import { featuredColumns } from '../parts/featuredColumns'
import { featured, featuredViews } from '../parts/featuredViews'
import { itemColumns } from '../parts/itemColumns'
import { itemFilters } from '../parts/itemFilters'
import { paths, toFeatured } from '../paths'
import { servicesResource } from '../resources'

const featuredServices = defineIndex<ServiceRow>()({
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
  preview: () => import('../parts/ItemPreview').then((m) => m.ServicePreview),
  recordPath: ({ secureToken }) => toFeatured(secureToken),
  empty: {
    text: 'featured.empty',
    next: { title: 'approvedService.title', to: paths.approvedService },
  },
})

/** /featured-service-products (specification 2): services that are shown in a better place. */
export function FeaturedServicesScreen() {
  return <Index config={featuredServices} />
}
