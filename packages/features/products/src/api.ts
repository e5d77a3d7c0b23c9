import type { Send } from '@console/core/api'
import { type ProductsAnswer, productsAnswer } from './contract'

/** All records of the list. Not in the specification, which leaves business calls open. */
export function listProducts(send: Send, signal?: AbortSignal): Promise<ProductsAnswer> {
  return send({
    base: 'business',
    method: 'GET',
    path: '/products',
    answer: productsAnswer,
    signal,
  })
}
