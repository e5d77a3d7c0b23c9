import { expectId, type Send } from '@console/core/api'
import type { ReportingSkipped } from '@console/core/skipped'
import * as z from 'zod/mini'
import { order, orders, type Product, product, products } from './contract'

const app = '/ProductManagement-app'

/** Specification 7: `GET /api/ProductManagement-app/products`, all of them. */
export function readProducts(send: Send, noting: Partial<ReportingSkipped> = {}) {
  return send({
    base: 'samples',
    method: 'GET',
    path: `${app}/products`,
    answer: products,
    ...noting,
  })
}

/** Specification 7: `GET …/product` of a `productId`; null if there is none, an ApiError `mismatched` if it is another. */
export function readProduct(send: Send, productId: string, signal?: AbortSignal) {
  return send({
    base: 'samples',
    method: 'GET',
    path: `${app}/product`,
    query: { productId },
    answer: z.nullable(product),
    signal,
    finish: expectId(productId),
  })
}

/**
 * Specification 7: `POST …/product/save`, which replaces the product with this id, or appends it. Ids are made by the
 * client, so a retry creates nothing twice.
 * @throws ApiError `mismatched` if the response is another product, or differs in whether it is in the store
 */
export function saveProduct(send: Send, saved: Product) {
  return send({
    base: 'samples',
    method: 'POST',
    path: `${app}/product/save`,
    body: saved,
    answer: product,
    finish(answer, reading) {
      const now = expectId<Product>(saved.id)(answer, reading)
      if (now.active === saved.active) return now
      throw reading.mismatch('product (not as it was sent)')
    },
  })
}

/** Specification 7: `GET …/orders`, all of them. */
export function readOrders(send: Send, noting: Partial<ReportingSkipped> = {}) {
  return send({ base: 'samples', method: 'GET', path: `${app}/orders`, answer: orders, ...noting })
}

/** Specification 7: `GET …/order` of an `orderId`; null if there is none, an ApiError `mismatched` if it is another. */
export function readOrder(send: Send, orderId: string, signal?: AbortSignal) {
  return send({
    base: 'samples',
    method: 'GET',
    path: `${app}/order`,
    query: { orderId },
    answer: z.nullable(order),
    signal,
    finish: expectId(orderId),
  })
}
