import { type SearchHit, maxHits, type LoaderContext } from '@console/core/routes'
import { pageQuery } from '@console/core/resources'
import { customerName, ordersResource } from './orderResource'
import { orderPath, productPath } from './paths'
import { productsResource } from './productResource'

/**
 * Finds products and orders of the store that contain each word of a text: products by name, then orders, newest first.
 */
export async function search(
  { send, queries }: LoaderContext,
  text: string,
  signal?: AbortSignal,
): Promise<readonly SearchHit[]> {
  if (text.trim() === '') return []
  const asked = { q: text, pageSize: String(maxHits) }
  const [products, orders] = await Promise.all([
    queries.query(pageQuery(send, productsResource, { ...asked, sort: 'name' })),
    queries.query(pageQuery(send, ordersResource, { ...asked, sort: '-date' })),
  ])
  signal?.throwIfAborted()
  return [
    ...products.items.map(({ id, name, sku }) => ({
      id: `product ${id}`,
      title: name,
      detail: sku || null,
      href: productPath(id),
    })),
    ...orders.items.map((order) => ({
      id: `order ${order.id}`,
      title: order.reference,
      detail: customerName(order) || null,
      href: orderPath(order.id),
    })),
  ].slice(0, maxHits)
}
