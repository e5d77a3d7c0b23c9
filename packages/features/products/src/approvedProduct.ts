import { approvalColumns, approvalFilters, defineIndex, live } from '@console/templates'
import {
  type ProductRow,
  productPaths,
  toProduct,
  toProductReview,
  productsResource,
} from '@console/domain/product'
import { itemColumns, productColumns } from './parts/itemColumns'
import { itemFilters } from './parts/itemFilters'
import { liveViews } from './parts/liveViews'

/** /approved-product (specification 2): products that are live, or suspended. */
export const approvedProduct = defineIndex<ProductRow>()({
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
    itemColumns.rating,
    itemColumns.sold30d,
    itemColumns.featured,
    itemColumns.commission,
    approvalColumns.status,
    itemColumns.channels,
    itemColumns.sku,
    productColumns.gtin,
    itemColumns.approvedAt,
  ],
  filters: [
    approvalFilters.liveStatus,
    itemFilters.category,
    itemFilters.featured,
    itemFilters.stock,
    itemFilters.updatePending,
    itemFilters.business,
    itemFilters.price,
    itemFilters.channel,
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
  preview: () => import('./parts/ItemPreview').then((m) => m.ProductPreview),
  recordPath: ({ secureToken }) => toProduct(secureToken),
  empty: {
    text: 'approvedProduct.empty',
    next: { title: 'approveProduct.title', to: productPaths.approve },
  },
})
