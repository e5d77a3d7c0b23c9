import { type OrderLine, type Pieces, piecesLeft } from '@console/domain/order'
import type { SampleDatabase } from '../../store/store'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { orderDetail } from './details'
import type { Order } from './rows'

/**
 * Releases the stock reserved for cancelled pieces; pieces that cannot be sold again are removed from it.
 * @param order record before the decision: shipped pieces are not in stock, and pieces cancelled earlier are already
 * released
 */
export function letGo(
  order: Order,
  isRestocked: boolean,
  by: string,
  database: SampleDatabase,
): void {
  for (const [token, quantity] of piecesOf(order, database)) {
    const product = database.find(productEntity, token)
    if (product)
      database.change(productEntity, token, { stock: without(product, quantity, isRestocked) }, by)
  }
}

/** Reserves ordered pieces for the buyer: they are not offered to others. */
export function reserve(order: Order, by: string, database: SampleDatabase): void {
  for (const [token, quantity] of piecesOf(order, database)) {
    const stock = database.find(productEntity, token)?.stock
    if (stock)
      database.change(
        productEntity,
        token,
        { stock: { ...stock, reserved: stock.reserved + quantity } },
        by,
      )
  }
}

/** Puts returned pieces that can be sold again back into stock, unreserved. */
export function putBack(
  lines: readonly OrderLine[],
  pieces: readonly Pieces[],
  by: string,
  database: SampleDatabase,
): void {
  for (const [token, quantity] of byProduct(lines, pieces)) {
    const stock = database.find(productEntity, token)?.stock
    if (stock)
      database.change(
        productEntity,
        token,
        { stock: stockOf(stock.onHand + quantity, stock.reserved) },
        by,
      )
  }
}

/** Number of unshipped pieces of an order, by the product's token. */
function piecesOf(order: Order, database: SampleDatabase): ReadonlyMap<string, number> {
  const { lines } = orderDetail(order, database)
  return byProduct(lines, piecesLeft(lines))
}

/** Number of pieces by the product's token: a product may be in several lines. */
function byProduct(
  lines: readonly OrderLine[],
  pieces: readonly Pieces[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { lineId, quantity } of pieces) {
    const product = lines.find((line) => line.lineId === lineId)?.product.token ?? ''
    sums.set(product, (sums.get(product) ?? 0) + quantity)
  }
  return sums
}

function without({ stock }: Product, quantity: number, isRestocked: boolean): Product['stock'] {
  const onHand = isRestocked ? stock.onHand : Math.max(0, stock.onHand - quantity)
  return stockOf(onHand, Math.min(onHand, Math.max(0, stock.reserved - quantity)))
}

function stockOf(onHand: number, reserved: number): Product['stock'] {
  return { onHand, reserved, state: onHand === 0 ? 'out' : onHand < 10 ? 'low' : 'in' }
}
