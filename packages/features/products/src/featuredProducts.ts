import { defineIndex } from '@console/templates'
import { type ProductRow, productPaths, productsResource } from '@console/domain/product'
import { featuredColumns } from './parts/featuredColumns'
import { featured, featuredViews } from './parts/featuredViews'
import { itemColumns } from './parts/itemColumns'
import { itemFilters } from './parts/itemFilters'
import { toFeatured } from '@console/domain/item'

/** /Featured-products (specification 2): products that are shown in a better place. */
export const featuredProducts = defineIndex<ProductRow>()({
  ...featured,
  id: 'featured-products',
  namespace: 'products',
  title: 'featuredProducts.title',
  resource: productsResource,
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
  preview: () => import('./parts/ItemPreview').then((m) => m.ProductPreview),
  recordPath: ({ secureToken }) => toFeatured(secureToken),
  empty: {
    text: 'featured.empty',
    next: { title: 'notFeatured.title', to: productPaths.notFeatured },
  },
})
