import { approvalRecord } from '@console/marketplace/approval'
import { defineRecord } from '@console/record'
import { approvedProduct } from './approvedProduct'
import {
  type ProductDetail,
  type ProductRow,
  productPaths,
  toProduct,
  toProductReview,
  productsResource,
} from '@console/domain/product'
import { productFields, productReadings } from './item/fields'
import { FeaturedPlace } from './item/FeaturedPlace'
import { ItemDetails } from './item/ItemDetails'
import { ProductSubmission } from './item/ItemSubmission'
import { ItemCommission } from './item/itemTabs'
import { ProductOffer } from './item/ProductOffer'
import { ProductVariants } from './item/ProductVariants'

/** /product-details?secureToken= (specification 2): a live product; without a token, a form to find one. */
export const product = defineRecord<ProductRow, ProductDetail>()({
  ...approvalRecord,
  namespace: 'products',
  resource: productsResource,
  list: {
    path: productPaths.approved,
    title: 'approvedProduct.title',
    config: approvedProduct,
    isQueue: false,
  },
  subtitle: ({ sku }) => sku,
  picture: ({ image }) => image,
  details: ItemDetails,
  tabs: [
    {
      id: 'overview',
      title: 'tab.overview',
      component: ProductSubmission,
    },
    { id: 'offer', title: 'offer.title', component: ProductOffer },
    {
      id: 'variants',
      title: 'variants.title',
      component: ProductVariants,
      isShown: ({ variants }) => variants.length > 0,
    },
    { id: 'commission', title: 'column.commission', component: ItemCommission },
    { id: 'featured', title: 'column.featured', component: FeaturedPlace },
  ],
  related: ({ secureToken, name }) => [
    { title: 'related.submission', label: name, to: toProductReview(secureToken) },
  ],
  fieldLabels: productFields,
  readings: productReadings,
  pathOf: toProduct,
  lookup: { approvalStatus: ['approved', 'suspended'] },
})
