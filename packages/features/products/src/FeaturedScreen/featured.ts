import { approvalRecord } from '@console/marketplace/approval'
import { defineRecord } from '@console/record'
import {
  type ProductDetail,
  type ProductRow,
  productPaths,
  toProduct,
  productsResource,
} from '@console/domain/product'
import {
  type ServiceDetail,
  type ServiceRow,
  servicePaths,
  toServiceReview,
  servicesResource,
} from '@console/domain/service-product'
import { featuredProducts } from '../featuredProducts'
import { featuredServices } from '../featuredServices'
import { FeaturedPlace } from '../item/FeaturedPlace'
import { FeaturedResults } from './FeaturedResults'
import { productFields, serviceFields } from '../item/fields'
import { ItemDetails } from '../item/ItemDetails'
import { toFeatured, toFeaturedService } from '@console/domain/item'

const shared = {
  ...approvalRecord,
  namespace: 'products',
  subtitle: ({ sku }: { sku: string }) => sku,
  picture: ({ image }: ProductDetail | ServiceDetail) => image,
  details: ItemDetails,
  tabs: [
    { id: 'place', title: 'place.title', component: FeaturedPlace },
    { id: 'results', title: 'results.title', component: FeaturedResults },
  ],
} as const

/** Featured place of a product, and its results. */
export const featuredProduct = defineRecord<ProductRow, ProductDetail>()({
  ...shared,
  resource: productsResource,
  list: {
    path: productPaths.featured,
    title: 'featuredProducts.title',
    config: featuredProducts,
    isQueue: false,
  },
  related: ({ secureToken, name }) => [
    { title: 'related.item', label: name, to: toProduct(secureToken) },
  ],
  fieldLabels: productFields,
  pathOf: toFeatured,
  lookup: { featured: 'true' },
})

/** Featured place of a service, and its results. */
export const featuredService = defineRecord<ServiceRow, ServiceDetail>()({
  ...shared,
  resource: servicesResource,
  list: {
    path: servicePaths.featured,
    title: 'featuredServices.title',
    config: featuredServices,
    isQueue: false,
  },
  related: ({ secureToken, name }) => [
    { title: 'related.item', label: name, to: toServiceReview(secureToken) },
  ],
  fieldLabels: serviceFields,
  pathOf: toFeaturedService,
})
