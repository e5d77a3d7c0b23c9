import { endpoint, type Resolver, scenarioFor, type SampleDatabase } from '@console/sample'
import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'
import { type Order, order, orders, type Product, product, products } from '../contract'
import { sampleOrders } from './sampleOrders'
import { sampleProducts } from './sampleProducts'

const app = '/ProductManagement-app'

// Beside a real server the sample backend cannot know its tokens, so anyone may make these calls.
const read = { base: 'samples', method: 'GET', roles: 'public' } as const

const storedProducts = z.object({ products: readableListOf(product) })

/**
 * Products are stored in the sample database as settings of an account that no user has: survives reloads, shared by
 * all tabs, until the database is reset.
 */
const account = 'ProductManagement-app'

/** All products: saved ones, and the others as in the sample. */
export function productsIn(database: SampleDatabase): readonly Product[] {
  const { data } = storedProducts.safeParse(database.settings(account))
  const written = new Map(data?.products.map((each) => [each.id, each]))
  const known = new Set(sampleProducts.map(({ id }) => id))
  return [
    ...sampleProducts.map((each) => written.get(each.id) ?? each),
    ...[...written.values()].filter(({ id }) => !known.has(id)),
  ]
}

/** Stores a product as `product/save` does. */
export function saveProduct(database: SampleDatabase, saved: Product): Product {
  const { data } = storedProducts.safeParse(database.settings(account))
  const others = data?.products.filter(({ id }) => id !== saved.id) ?? []
  database.saveSettings(account, { products: [...others, saved] })
  return saved
}

/** `GET /ProductManagement-app/products`, answered by `resolver`; stories pass their own. */
export function readProducts(resolver: Resolver<Product[], undefined, 'public'>) {
  return endpoint({ ...read, path: `${app}/products`, answer: products }, resolver)
}

/** `GET /ProductManagement-app/product`; null if none has this id. */
export function readProduct(resolver: Resolver<Product | null, undefined, 'public'>) {
  return endpoint(
    {
      ...read,
      path: `${app}/product`,
      query: { productId: { value: z.string() } },
      answer: z.nullable(product),
    },
    resolver,
  )
}

/** `GET /ProductManagement-app/orders`, answered by `resolver`; stories pass their own. */
export function readOrders(resolver: Resolver<Order[], undefined, 'public'>) {
  return endpoint({ ...read, path: `${app}/orders`, answer: orders }, resolver)
}

/** `GET /ProductManagement-app/order`; null if none has this id. */
export function readOrder(resolver: Resolver<Order | null, undefined, 'public'>) {
  return endpoint(
    {
      ...read,
      path: `${app}/order`,
      query: { orderId: { value: z.string() } },
      answer: z.nullable(order),
    },
    resolver,
  )
}

/** Sample backend of the store: specification 7, in its order. */
export const storeHandlers = [
  readProducts(({ database }) =>
    scenarioFor(`GET ${app}/products`) === 'empty' ? [] : [...productsIn(database)],
  ),
  readProduct(
    ({ database, query }) =>
      productsIn(database).find(({ id }) => id === query.get('productId')) ?? null,
  ),
  // It has a client-made id, so the call is idempotent.
  endpoint(
    {
      base: 'samples',
      method: 'POST',
      roles: 'public',
      path: `${app}/product/save`,
      body: product,
      answer: product,
    },
    ({ database, body }) => saveProduct(database, body),
  ),
  readOrders(() => (scenarioFor(`GET ${app}/orders`) === 'empty' ? [] : [...sampleOrders])),
  readOrder(({ query }) => sampleOrders.find(({ id }) => id === query.get('orderId')) ?? null),
]
