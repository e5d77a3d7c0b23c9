import { type OrderLine, refundOf } from '@console/domain/order'
import type { ReturnLine, ReturnStatus } from '@console/domain/return-voucher'
import { seededRandom } from '../../random/random'
import { onceForEach } from '../../random/once'
import { linesOf } from '../order/lines'
import { orderSeed } from '../order/seeds'
import { type ReturnSeed, returnSeeds } from './seeds'

/** Checks whether a return was granted, whatever the result of the refund. */
export function isGranted(status: ReturnStatus): boolean {
  return ['approved', 'refunding', 'refunded', 'closed'].includes(status)
}

/** Pieces of a line that are returned for the first time, before any are granted. */
type SentBack = Omit<ReturnLine, 'granted'>

/** A sold line, with only the fields that a return needs. */
export function soldOf(line: OrderLine): ReturnLine['sold'] {
  const { unitPrice, quantity, discount, total, returned, rates } = line
  return { unitPrice, quantity, discount, total, returned, rates }
}

/** Fixture record: a return of the whole order, after which the seller keeps nothing. */
const wholeReturn = 162

/** Returned pieces: a few lines of the order, usually a few pieces of each. */
export const returnLinesOf = onceForEach((index: number): readonly SentBack[] => {
  const { order } = returnSeeds()[index] as ReturnSeed
  const lines = linesOf(orderSeed(order))
  const stream = seededRandom('returnVoucher', index, 'lines')
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

/** Price of all returned pieces, in minor units. */
export function returnedAmount(index: number): number {
  return returnLinesOf(index).reduce((sum, { amount }) => sum + amount.amount, 0)
}
