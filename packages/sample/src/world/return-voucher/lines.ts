import { type OrderLine, refundOf } from '@console/domain/order'
import type { ReturnLine, ReturnStatus } from '@console/domain/return-voucher'
import { draws } from '../../draws/random'
import { onceForEach } from '../../draws/once'
import { linesOf } from '../order/lines'
import { orderSeed } from '../order/seeds'
import { type ReturnSeed, returnSeeds } from './seeds'

/** Whether a return was granted, whatever came of the refund. */
export function isGranted(status: ReturnStatus): boolean {
  return ['approved', 'refunding', 'refunded', 'closed'].includes(status)
}

/** Pieces of a line that are sent back, of which none came back before; what of them is granted comes of what happened. */
type SentBack = Omit<ReturnLine, 'granted'>

/** A line as it was sold, without what nobody asks about who takes pieces of it back. */
export function soldOf(line: OrderLine): ReturnLine['sold'] {
  const { unitPrice, quantity, discount, total, returned, rates } = line
  return { unitPrice, quantity, discount, total, returned, rates }
}

/** Golden record: a return of the whole order, of which the seller keeps nothing. */
const wholeReturn = 162

/** What is sent back: a few lines of the order, mostly a few pieces of each. */
export const returnLinesOf = onceForEach((index: number): readonly SentBack[] => {
  const { order } = returnSeeds()[index] as ReturnSeed
  const lines = linesOf(orderSeed(order))
  const stream = draws('returnVoucher', index, 'lines')
  const first = stream.integer(0, lines.length - 1)
  const count = Math.min(lines.length - first, stream.integer(1, 3))
  return lines.slice(first, first + count).map((line) => {
    const drawn = Math.ceil(line.quantity * stream.next() ** 2)
    const quantity = index === wholeReturn ? line.quantity : drawn
    const amount = refundOf(line, quantity)
    return {
      lineId: line.lineId,
      name: line.product.label,
      sku: line.sku,
      quantity,
      amount,
      restock: stream.next() < 0.6,
      sold: soldOf(line),
    }
  })
})

/** What all that is sent back came to, in minor units. */
export function returnedAmount(index: number): number {
  return returnLinesOf(index).reduce((sum, { amount }) => sum + amount.amount, 0)
}
