/** Specification 1: the store. It names calls, but no addresses, so these are ours. */
export const storePaths = {
  app: '/apps/e-commerce',
  products: '/apps/e-commerce/products',
  product: '/apps/e-commerce/products/:productId',
  orders: '/apps/e-commerce/orders',
  order: '/apps/e-commerce/orders/:orderId',
} as const

/** In place of an id: a new product. */
export const newProductId = 'new'

/** Address of a product. */
export function productPath(id: string): string {
  return `${storePaths.products}/${encodeURIComponent(id)}`
}

/** Address of an order. */
export function orderPath(id: string): string {
  return `${storePaths.orders}/${encodeURIComponent(id)}`
}
