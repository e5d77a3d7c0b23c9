/** Specification 1: the store. It names calls and no addresses, so that these are ours. */
export const storePaths = {
  app: '/apps/e-commerce',
  products: '/apps/e-commerce/products',
  product: '/apps/e-commerce/products/:productId',
  orders: '/apps/e-commerce/orders',
  order: '/apps/e-commerce/orders/:orderId',
} as const

/** What stands in the place of an id where a product is yet to be. */
export const newProductId = 'new'

/** Where a product stands. */
export function productPath(id: string): string {
  return `${storePaths.products}/${encodeURIComponent(id)}`
}

/** Where an order stands. */
export function orderPath(id: string): string {
  return `${storePaths.orders}/${encodeURIComponent(id)}`
}
