import {
  type Breakdown,
  breakdownOf,
  type OrderDetail,
  type Refund,
  refundOf,
  type Transaction,
} from '@console/domain/order'
import type { Money } from '@console/core/contracts'
import { token } from '../../draws/token'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { returnVoucherEntity } from '../return-voucher/entity'
import { isGranted, returnedAmount, returnLinesOf } from '../return-voucher/lines'
import type { ReturnVoucher } from '../return-voucher/rows'
import { returnNoOf, type ReturnSeed, returnsOf } from '../return-voucher/seeds'
import { indexOf } from '../shared/indexOf'
import { amountsOf, type OrderAmounts } from './amounts'
import { orderEntity } from './entity'
import { amountsPlaced } from './placed'
import type { Order } from './rows'

/** What an order comes to as it stands now, and what was sent back of it. */
export interface OrderNow extends Omit<OrderAmounts, 'paymentStatus'> {
  returns: OrderDetail['returns']
  /** What was paid back without a return. */
  refunds: readonly Refund[]
}

/** What an order comes to as it stands now: with the returns that were granted and the money that was moved since the seed. */
export function orderNow(row: Order, from: World): OrderNow {
  const index = indexOf(orderEntity, row)
  const seed = row.placed ? amountsPlaced(row.placed, from) : amountsOf(index)
  const vouchers = (row.placed ? [] : returnsOf(index)).map((each) => ({
    each,
    voucher: from.find(returnVoucherEntity, token('returnVoucher', each.index)),
  }))
  const granted = vouchers.flatMap(({ each, voucher }) =>
    isGranted(voucher?.status ?? each.status) ? grantedOf(each, voucher) : [],
  )
  const refunds = row.money?.refunds ?? []
  const back = [...granted, ...refunds.flatMap((refund) => refund.lines)]
  const lines = seed.lines.map((line) => ({
    ...line,
    returned: back
      .filter(({ lineId }) => lineId === line.lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  }))
  const returns = vouchers.map(({ each, voucher }) => {
    const status = voucher?.status ?? each.status
    const pieces = isGranted(status) ? grantedOf(each, voucher) : []
    return {
      voucherToken: token('returnVoucher', each.index),
      returnNo: returnNoOf(each.index),
      status,
      raisedAt: instant(each.raisedAt),
      amount: { ...row.total, amount: returnedAmount(each.index) },
      withheld: withheldOf(lines, pieces, row.total),
      lines: returnLinesOf(each.index).map(({ lineId, quantity }) => ({ lineId, quantity })),
    }
  })
  const transactions = merged(seed.transactions, row.money?.transactions ?? [])
  const { status } = row
  const { deliveryFee } = seed
  const breakdown = breakdownOf({ status, lines, deliveryFee, refunds, transactions, returns })
  return { lines, deliveryFee, transactions, refunds, breakdown, returns }
}

/** Pieces that were granted of a line, and for how much. */
interface GrantedPieces {
  lineId: string
  quantity: number
  amount: Money
}

/** What was granted of a return. */
function grantedOf(
  { index }: ReturnSeed,
  voucher: ReturnVoucher | undefined,
): readonly GrantedPieces[] {
  const said = voucher?.progress?.lines
  return said
    ? said.flatMap(({ lineId, granted }) => (granted ? [{ lineId, ...granted }] : []))
    : returnLinesOf(index)
}

/** What pieces came to and was not granted. An order has one return, so that its pieces are the first that came back. */
function withheldOf(
  lines: OrderNow['lines'],
  pieces: readonly GrantedPieces[],
  currency: Money,
): Money {
  const amount = pieces.reduce((sum, { lineId, quantity, amount }) => {
    const line = lines.find((each) => each.lineId === lineId)
    const worth = line ? refundOf({ ...line, returned: 0 }, quantity).amount : 0
    return sum + worth - amount.amount
  }, 0)
  return { ...currency, amount }
}

/** Transactions of which the later ones say what came of the earlier. */
function merged(before: readonly Transaction[], since: readonly Transaction[]): Transaction[] {
  const all = [...before, ...since].map((each) => [each.transactionId, each] as const)
  return [...new Map(all).values()]
}

/** Where the payment of an order stands from which something went back, or should have. */
export function paymentAfterRefund({ paid, refunded }: Breakdown): Order['paymentStatus'] {
  if (refunded.amount === 0) return 'paid'
  return refunded.amount < paid.amount ? 'partly_refunded' : 'refunded'
}
