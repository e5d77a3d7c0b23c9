import { defineList } from '@console/list'
import { type ProductRow, productPaths, toProduct, productsResource } from '@console/domain/product'
import { itemColumns, itemFilters } from './lists/itemListParts'
import { productColumns, productFilters } from './lists/productListParts'

/** /Not-Featured-products (specification 2): live products that could be featured. */
export const notFeatured = defineList<ProductRow>()({
  id: 'not-featured-products',
  namespace: 'products',
  title: 'notFeatured.title',
  resource: productsResource,
  fixed: { approvalStatus: 'approved', featured: 'false', hidden: 'false' },
  sort: '-sold30d',
  columns: [
    itemColumns.name,
    itemColumns.business,
    itemColumns.category,
    itemColumns.price,
    itemColumns.sold30d,
    itemColumns.ratingAvg,
    productColumns.stock,
    itemColumns.lastFeaturedAt,
    itemColumns.sku,
    itemColumns.channels,
  ],
  filters: [
    itemFilters.category,
    productFilters.stockState,
    itemFilters.business,
    itemFilters.lowRated,
  ],
  views: [{ id: 'all', title: 'view.all', query: {} }],
  rowActions: ['feature'],
  bulkActions: ['feature'],
  preview: () => import('./item/ItemPreview').then((m) => m.ProductPreview),
  recordPath: ({ secureToken }) => toProduct(secureToken),
  empty: {
    text: 'notFeatured.empty',
    next: { title: 'featuredProducts.title', to: productPaths.featured },
  },
})
