import { piecesLeft } from '@console/domain/order'
import type { World } from '../../store/store'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { orderDetail } from './details'
import type { Order } from './rows'

/**
 * What was reserved for what is cancelled of an order can be sold again; where it cannot, it is no longer there.
 * @param order as it was before: what has left of it is not in stock, and what was cancelled before is let go
 */
export function letGo(order: Order, isRestocked: boolean, by: string, world: World): void {
  for (const [token, quantity] of piecesOf(order, world)) {
    const product = world.find(productEntity, token)
    if (product)
      world.change(productEntity, token, { stock: without(product, quantity, isRestocked) }, by)
  }
}

/** What is ordered is kept for its buyer: it is not offered to others. */
export function reserve(order: Order, by: string, world: World): void {
  for (const [token, quantity] of piecesOf(order, world)) {
    const stock = world.find(productEntity, token)?.stock
    if (stock)
      world.change(
        productEntity,
        token,
        { stock: { ...stock, reserved: stock.reserved + quantity } },
        by,
      )
  }
}

/** How many pieces of each product have not left of an order, by the product's token. */
function piecesOf(order: Order, world: World): ReadonlyMap<string, number> {
  const { lines } = orderDetail(order, world)
  const pieces = new Map<string, number>()
  for (const { lineId, quantity } of piecesLeft(lines)) {
    const product = lines.find((line) => line.lineId === lineId)?.product.token ?? ''
    pieces.set(product, (pieces.get(product) ?? 0) + quantity)
  }
  return pieces
}

function without({ stock }: Product, quantity: number, isRestocked: boolean): Product['stock'] {
  const onHand = isRestocked ? stock.onHand : Math.max(0, stock.onHand - quantity)
  const state = onHand === 0 ? 'out' : onHand < 10 ? 'low' : 'in'
  return { onHand, reserved: Math.min(onHand, Math.max(0, stock.reserved - quantity)), state }
}
