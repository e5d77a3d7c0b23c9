import type { Currency, Money } from '@console/core/contracts'
import type {
  Breakdown,
  Commission,
  OrderDetail,
  OrderLine,
  Pieces,
  Refund,
  Transaction,
} from './contract'

/** 100 % in basis points. */
const whole = 10_000

/**
 * A share of an amount, rounded half up to minor units. Exact for every safe integer.
 * @param amount not negative
 * @param bps basis points
 */
export function shareOf(amount: number, bps: number): number {
  return scaled(amount, bps, whole)
}

/** `amount × part / all`, rounded half up, without exceeding the safe integers on the way. */
function scaled(amount: number, part: number, all: number): number {
  const rest = amount % all
  return ((amount - rest) / all) * part + Math.floor((rest * part + all / 2) / all)
}

/**
 * Share of the next `quantity` pieces of a line in an amount for all its pieces. However the pieces are grouped, their shares add up to
 * the full amount.
 */
function partOf(amount: number, { quantity: all, returned }: Pieced, quantity: number): number {
  return scaled(amount, returned + quantity, all) - scaled(amount, returned, all)
}

type Pieced = Pick<OrderLine, 'quantity' | 'returned'>

/** Fields that determine the price of a line before tax. */
type Priced = Pick<OrderLine, 'unitPrice' | 'quantity' | 'discount'>

/** Value of a line: its pieces, less discount, without tax. Tax and commission are shares of it. */
export function valueOf({ unitPrice, quantity, discount }: Priced): number {
  return unitPrice.amount * quantity - discount.amount
}

/** Tax and total of a line. The discount is at most the price of its pieces. */
export function priceLine(
  line: Priced & Pick<OrderLine, 'taxBps'>,
): Pick<OrderLine, 'tax' | 'total'> {
  const { currency } = line.unitPrice
  const value = valueOf(line)
  const tax = shareOf(value, line.taxBps)
  return { tax: { amount: tax, currency }, total: { amount: value + tax, currency } }
}

/** Refund for more pieces of a line. At most those that are not returned yet. */
export function refundOf(line: Pieced & Pick<OrderLine, 'total'>, quantity: number): Money {
  return { ...line.total, amount: partOf(line.total.amount, line, quantity) }
}

type Rated = Priced & Pick<OrderLine, 'rates'>

/** Commission on all pieces of a line: the frozen amount, or else the share of its value without tax and delivery. */
export function earnedBy(line: Rated, by: keyof Commission): number {
  const rate = line.rates[by]
  return rate?.earned ?? shareOf(valueOf(line), rate?.rateBps ?? 0)
}

/** Commission to reverse for more pieces of a line, at the rates of the sale. */
export function reversalOf(line: Rated & Pieced, quantity: number): Commission {
  const { currency } = line.unitPrice
  const of = (by: keyof Commission) => ({
    amount: partOf(earnedBy(line, by), line, quantity),
    currency,
  })
  return { platform: of('platform'), agent: of('agent') }
}

/** Commission of platform and agent on all lines, less reversals for returned pieces. */
export function commissionOf(lines: readonly (Rated & Pieced)[], currency: Currency): Commission {
  const left = (by: keyof Commission) =>
    sumOf(currency, lines, (line) => {
      const all = earnedBy(line, by)
      return all - partOf(all, { quantity: line.quantity, returned: 0 }, line.returned)
    })
  return { platform: left('platform'), agent: left('agent') }
}

/** Amounts to refund for lines, or pieces of them, and part of the delivery. */
export type RefundAmounts = Pick<Refund, 'amount' | 'delivery' | 'commission'>

/**
 * Refund for more pieces of some lines and for the delivery, at the frozen rates.
 * @param delivery in the currency of the lines
 */
export function refundAmounts(
  lines: readonly (Rated & Pieced & Pick<OrderLine, 'lineId' | 'total'>)[],
  pieces: readonly Pieces[],
  delivery: Money,
): RefundAmounts {
  const back = pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find((each) => each.lineId === lineId)
    return line
      ? [{ amount: refundOf(line, quantity), commission: reversalOf(line, quantity) }]
      : []
  })
  const sum = (of: (each: (typeof back)[number]) => Money) =>
    sumOf(delivery.currency, back, (each) => of(each).amount)
  return {
    amount: { ...delivery, amount: sum(({ amount }) => amount).amount + delivery.amount },
    delivery,
    commission: {
      platform: sum(({ commission }) => commission.platform),
      agent: sum(({ commission }) => commission.agent),
    },
  }
}

/** Part of the delivery fee that can still be refunded, in minor units. */
export function deliveryLeft({
  deliveryFee,
  refunds,
}: Pick<OrderDetail, 'deliveryFee'> & Refunded): number {
  return deliveryFee.amount - deliveryRefunded({ refunds })
}

interface Refunded {
  refunds: readonly Pick<Refund, 'delivery'>[]
}

/** Fields of an order that decide whether its seller retains any money. */
type Retained = Pick<OrderDetail, 'deliveryFee'> &
  Refunded & {
    lines: readonly Pieced[]
    /** Left out: no return was granted for less than the value of its pieces. */
    returns?: readonly Partial<Pick<OrderDetail['returns'][number], 'withheld'>>[]
  }

/**
 * Checks that the seller retains nothing of an order: every piece and the whole delivery fee were returned or refunded, without a
 * deduction.
 */
export function isFullyRefunded({ lines, deliveryFee, refunds, returns = [] }: Retained): boolean {
  return (
    lines.some(({ returned }) => returned > 0) &&
    lines.every(({ quantity, returned }) => returned >= quantity) &&
    deliveryLeft({ deliveryFee, refunds }) <= 0 &&
    returns.every(({ withheld }) => (withheld?.amount ?? 0) === 0)
  )
}

function deliveryRefunded({ refunds }: Refunded): number {
  return refunds.reduce((sum, { delivery }) => sum + delivery.amount, 0)
}

/** Amount that can still be refunded: payments received, less every refund that did not fail. */
export function refundableOf(transactions: readonly Transaction[]): number {
  return paidWith(transactions) - refundedWith(transactions, ['succeeded', 'pending'])
}

function paidWith(transactions: readonly Transaction[]): number {
  return transactions
    .filter(({ type, state }) => type === 'charge' && state === 'succeeded')
    .reduce((sum, { amount }) => sum + amount.amount, 0)
}

function refundedWith(
  transactions: readonly Transaction[],
  states: readonly Transaction['state'][],
): number {
  return transactions
    .filter(({ type, state }) => type === 'refund' && states.includes(state))
    .reduce((sum, { amount }) => sum + amount.amount, 0)
}

/** Fields of an order that its amounts are computed from. */
type Counted = Pick<OrderDetail, 'status' | 'deliveryFee'> &
  Refunded & {
    transactions: readonly Transaction[]
    lines: readonly (Priced & Pieced & Pick<OrderLine, 'tax' | 'total'>)[]
    /** Left out: no return was granted for less than the value of its pieces. */
    returns?: readonly Pick<OrderDetail['returns'][number], 'withheld'>[]
  }

/** Amounts of an order, from its lines and payments: all are whole numbers of minor units, and they add up without a remainder. */
export function breakdownOf(order: Counted): Breakdown {
  const { status, lines, deliveryFee, transactions, returns = [] } = order
  const { currency } = deliveryFee
  const money = (amount: number) => ({ amount, currency })
  const sum = (of: (line: (typeof lines)[number]) => number) => sumOf(currency, lines, of)

  const total = sum((line) => line.total.amount).amount + deliveryFee.amount
  const returned =
    status === 'cancelled'
      ? total
      : sum(({ total, quantity, returned }) =>
          partOf(total.amount, { quantity, returned: 0 }, returned),
        ).amount +
        deliveryRefunded(order) -
        returns.reduce((all, { withheld }) => all + withheld.amount, 0)
  const paid = paidWith(transactions)
  const refunded = refundedWith(transactions, ['succeeded'])
  const refunding = refundedWith(transactions, ['pending'])
  return {
    subtotal: sum(({ unitPrice, quantity }) => unitPrice.amount * quantity),
    discount: sum(({ discount }) => discount.amount),
    tax: sum(({ tax }) => tax.amount),
    delivery: deliveryFee,
    total: money(total),
    returned: money(returned),
    paid: money(paid),
    refunded: money(refunded),
    refunding: money(refunding),
    due: money(total - returned - paid + refunded + refunding),
  }
}

function sumOf<Line>(
  currency: Currency,
  lines: readonly Line[],
  of: (line: Line) => number,
): Money {
  return { amount: lines.reduce((sum, line) => sum + of(line), 0), currency }
}
