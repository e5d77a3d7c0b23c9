import { defineList } from '@console/list'
import { type ProductRow, productPaths, productsResource } from '@console/domain/product'
import { toFeatured } from '@console/domain/item'
import { featured, featuredViews } from './lists/itemViews'
import { itemColumns, itemFilters } from './lists/itemListParts'

/** /Featured-products (specification 2): featured products. */
export const featuredProducts = defineList<ProductRow>()({
  ...featured,
  id: 'featured-products',
  namespace: 'products',
  title: 'featuredProducts.title',
  resource: productsResource,
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
  preview: () => import('./item/ItemPreview').then((m) => m.ProductPreview),
  recordPath: ({ secureToken }) => toFeatured(secureToken),
  empty: {
    text: 'featured.empty',
    next: { title: 'notFeatured.title', to: productPaths.notFeatured },
  },
})
