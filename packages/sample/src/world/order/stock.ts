import type { World } from '../../store/store'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { orderDetail } from './details'
import type { Order } from './rows'

/** What was reserved for an order that is cancelled can be sold again; where it cannot, it is no longer there. */
export function letGo(order: Order, isRestocked: boolean, by: string, world: World): void {
  const reserved = new Map<string, number>()
  for (const { product, quantity } of orderDetail(order).lines)
    reserved.set(product.token, (reserved.get(product.token) ?? 0) + quantity)
  for (const [token, quantity] of reserved) {
    const product = world.find(productEntity, token)
    if (product)
      world.change(productEntity, token, { stock: without(product, quantity, isRestocked) }, by)
  }
}

function without({ stock }: Product, quantity: number, isRestocked: boolean): Product['stock'] {
  const onHand = isRestocked ? stock.onHand : Math.max(0, stock.onHand - quantity)
  const state = onHand === 0 ? 'out' : onHand < 10 ? 'low' : 'in'
  return { onHand, reserved: Math.min(onHand, Math.max(0, stock.reserved - quantity)), state }
}
