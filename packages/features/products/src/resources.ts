import { type ActionableRow, actionableRow, token } from '@console/core/contracts'
import { decidedRevision, type Resource } from '@console/core/resources'
import * as z from 'zod/mini'
import {
  productDetail,
  type ProductDetail,
  productRow,
  type ProductRow,
  reviewDetail,
  type ReviewDetail,
  reviewRow,
  type ReviewRow,
  serviceDetail,
  type ServiceDetail,
  serviceRow,
  type ServiceRow,
} from './contract'

/** Products. */
export const productsResource: Resource<ProductRow, ProductDetail> = {
  id: 'products',
  base: 'business',
  path: '/products',
  row: productRow,
  detail: productDetail,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ name }) => name,
  revisionOf: decidedRevision,
}

/** Service products. */
export const servicesResource: Resource<ServiceRow, ServiceDetail> = {
  id: 'service-products',
  base: 'business',
  path: '/service-products',
  row: serviceRow,
  detail: serviceDetail,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ name }) => name,
  revisionOf: decidedRevision,
}

/** Reviews of products; they have no revisions. */
export const reviewsResource: Resource<ReviewRow, ReviewDetail> = {
  id: 'reviews',
  base: 'business',
  path: '/reviews',
  row: reviewRow,
  detail: reviewDetail,
  tokenOf: ({ reviewToken }) => reviewToken,
  nameOf: ({ author, product }) => `${author.name}, ${product.label}`,
  revisionOf: () => 1,
}

const businessName = z.extend(actionableRow, { secureToken: token, tradingName: z.string() })

/** Businesses by their names, to filter by. */
export const businessNames: Resource<z.infer<typeof businessName> & ActionableRow> = {
  id: 'businesses',
  base: 'business',
  path: '/businesses',
  row: businessName,
  detail: businessName,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ tradingName }) => tradingName,
  revisionOf: () => 1,
}
