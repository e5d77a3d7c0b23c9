import {
  approvalDecisions,
  endFeatured,
  featuredDecisions,
  isHidden,
  itemSla,
  lastProductSubmission,
  lastServiceSubmission,
  maskedFields,
  type Product,
  productChecksOf,
  productDetail,
  productHistory,
  productUpdate,
  resourceEndpoints,
  type Review,
  reviewDecisions,
  reviewDetail,
  reviewHistory,
  serviceChecksOf,
  serviceDetail,
  serviceHistory,
  type ServiceProduct,
  serviceUpdate,
} from '@console/core/mocks'
import { productsResource, reviewsResource, servicesResource } from '../resources'
import { productList, serviceList } from './itemList'
import { reviewList } from './reviewList'

/** The endpoints of products. */
export const productEndpoints = resourceEndpoints({
  resource: productsResource,
  entity: 'products',
  list: productList,
  toRow: (product) => product,
  toDetail: (product) => ({ ...product, ...productDetail(product) }),
  decisions: [
    approvalDecisions<Product>({
      kind: 'product',
      slaHours: itemSla,
      checks: productChecksOf,
      lastSubmission: lastProductSubmission,
      update: productUpdate,
      isHidden,
      whenSuspended: endFeatured,
    }),
    featuredDecisions<Product>({ all: ({ rows }) => rows('products'), isHidden }),
  ],
  past: productHistory,
})

/** The endpoints of service products. */
export const serviceEndpoints = resourceEndpoints({
  resource: servicesResource,
  entity: 'serviceProducts',
  list: serviceList,
  toRow: (service) => service,
  toDetail: (service) => ({ ...service, ...serviceDetail(service) }),
  decisions: [
    approvalDecisions<ServiceProduct>({
      kind: 'product',
      slaHours: itemSla,
      checks: serviceChecksOf,
      lastSubmission: lastServiceSubmission,
      update: serviceUpdate,
      isHidden,
      whenSuspended: endFeatured,
    }),
    featuredDecisions<ServiceProduct>({ all: ({ rows }) => rows('serviceProducts'), isHidden }),
  ],
  past: serviceHistory,
})

/** The endpoints of reviews. */
export const reviewEndpoints = resourceEndpoints({
  resource: reviewsResource,
  entity: 'reviews',
  list: reviewList,
  toRow: (review) => review,
  toDetail: (review) => ({ ...review, ...reviewDetail(review) }),
  decisions: [reviewDecisions<Review>(maskedFields)],
  past: reviewHistory,
})

/** This feature's part of the sample backend. */
export const productsHandlers = [
  ...productEndpoints.handlers,
  ...serviceEndpoints.handlers,
  ...reviewEndpoints.handlers,
]
