import { approvalColumns, approvalFilters, live } from '@console/marketplace/approval'
import { defineList } from '@console/list'
import {
  type ProductRow,
  productPaths,
  toProduct,
  toProductReview,
  productsResource,
} from '@console/domain/product'
import { liveViews } from './lists/itemViews'
import { itemColumns, itemFilters } from './lists/itemListParts'
import { productColumns, productFilters } from './lists/productListParts'

/** /approved-product (specification 2): live and suspended products. */
export const approvedProduct = defineList<ProductRow>()({
  ...live,
  id: 'approved-product',
  namespace: 'products',
  title: 'approvedProduct.title',
  resource: productsResource,
  sort: '-approvedAt',
  columns: [
    itemColumns.name,
    itemColumns.business,
    itemColumns.category,
    itemColumns.price,
    productColumns.stock,
    itemColumns.ratingAvg,
    itemColumns.sold30d,
    itemColumns.featured,
    itemColumns.commission,
    approvalColumns.approvalStatus,
    itemColumns.channels,
    itemColumns.sku,
    productColumns.gtin,
    itemColumns.approvedAt,
  ],
  filters: [
    approvalFilters.approvalStatus,
    itemFilters.category,
    itemFilters.featured,
    productFilters.stockState,
    itemFilters.updatePending,
    itemFilters.business,
    itemFilters.price,
    itemFilters.channels,
    itemFilters.lowRated,
    itemFilters.noImage,
    itemFilters.noCommission,
  ],
  views: [
    liveViews.live,
    liveViews.updatePending,
    liveViews.outOfStock,
    liveViews.suspended,
    liveViews.hidden,
  ],
  rowLinks: [
    {
      id: 'submission',
      title: 'link.submission',
      to: ({ secureToken }) => toProductReview(secureToken),
    },
  ],
  preview: () => import('./item/ItemPreview').then((m) => m.ProductPreview),
  recordPath: ({ secureToken }) => toProduct(secureToken),
  empty: {
    text: 'approvedProduct.empty',
    next: { title: 'approveProduct.title', to: productPaths.approve },
  },
})
