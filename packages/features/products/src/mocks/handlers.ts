import { endpoint, type Resolver } from '@console/core/mocks'
import { systemAdmin } from '@console/core/permissions'
import { productsAnswer, type ProductsAnswer } from '../contract'
import { someProducts } from './fixtures'

/** `GET /products`, answered by `resolver`; stories pass their own. */
export function listProducts(resolver: Resolver<ProductsAnswer, undefined, typeof systemAdmin>) {
  return endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/products',
      roles: systemAdmin,
      answer: productsAnswer,
    },
    resolver,
  )
}

/** This feature's part of the sample backend. It answers from fixtures as long as the world has no such records. */
export const productsHandlers = [listProducts(() => someProducts)]
