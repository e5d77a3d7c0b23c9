import {
  breakdownOf,
  type OrderDetail,
  type OrderLine,
  type Refund,
  type Transaction,
} from '@console/domain/order'
import { token } from '../../random/token'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { returnVoucherEntity } from '../return-voucher/entity'
import { isGranted, returnedAmount, returnLinesOf } from '../return-voucher/lines'
import { returnNoOf, type ReturnSeed, returnSeeds, returnsOf } from '../return-voucher/seeds'
import { indexOf } from '../shared/indexOf'
import { amountsOf, linesAt, type OrderAmounts } from './amounts'
import { orderEntity } from './entity'
import { amountsPlaced } from './placed'
import type { Order } from './rows'

/** Refunds of returns since the seed; they replace those of the seed. */
export interface ReturnsSince {
  refundsOfReturns?: readonly Transaction[]
}

/** Current amounts and returns of an order. */
export interface CurrentOrder extends Omit<OrderAmounts, 'paymentStatus'> {
  lines: readonly OrderLine[]
  refunds: readonly Refund[]
  returns: OrderDetail['returns']
}

/** Computes the current amounts of an order: with grants and refunds since the seed. */
export function currentOrder(row: Order, from: SampleDatabase): CurrentOrder {
  const index = indexOf(orderEntity, row)
  const seed = row.placed
    ? amountsPlaced(row.placed, from)
    : { ...amountsOf(index), lines: linesAt(index) }
  const refunds = row.money?.refunds ?? []
  const sentBack = row.placed ? [] : returnsOf(index)
  const returns = sentBack.map((each) => currentReturn(each.index, row, from))
  const back = [...refunds, ...returns.filter(({ status }) => isGranted(status))].flatMap(
    ({ lines }) => lines,
  )
  const lines = seed.lines.map((line, place) => {
    const dropped = row.progress?.lines[place]?.dropped ?? 0
    const returned = back
      .filter(({ lineId }) => lineId === line.lineId)
      .reduce((sum, { quantity }) => sum + quantity, dropped)
    return { ...line, dropped, returned }
  })
  const transactions = oldestFirst([
    ...seed.transactions,
    ...(row.money?.transactions ?? []),
    ...(row.refundsOfReturns ?? []),
  ])
  const { status } = row
  const { deliveryFee } = seed
  const breakdown = breakdownOf({ status, lines, deliveryFee, transactions, refunds, returns })
  return { lines, deliveryFee, transactions, breakdown, refunds, returns }
}

/** A return of an order: with the granted pieces, once they are granted. */
function currentReturn(
  index: number,
  { total }: Order,
  from: SampleDatabase,
): OrderDetail['returns'][number] {
  const seed = returnSeeds()[index] as ReturnSeed
  const voucher = from.find(returnVoucherEntity, token('returnVoucher', index))
  const status = voucher?.status ?? seed.status
  const granted = isGranted(status) ? voucher?.progress : undefined
  return {
    voucherToken: token('returnVoucher', index),
    returnNo: returnNoOf(index),
    status,
    raisedAt: instant(seed.raisedAt),
    amount: { ...total, amount: returnedAmount(index) },
    withheld: { ...total, amount: granted?.withheld ?? 0 },
    lines: granted
      ? granted.lines.flatMap(({ lineId, granted: of }) =>
          of && of.quantity > 0 ? [{ lineId, quantity: of.quantity }] : [],
        )
      : returnLinesOf(index).map(({ lineId, quantity }) => ({ lineId, quantity })),
  }
}

/** Sorts transactions; later ones replace earlier ones with their id. */
function oldestFirst(all: readonly Transaction[]): Transaction[] {
  const known = new Map(all.map((each) => [each.transactionId, each]))
  return [...known.values()].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
