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

/** A rate of 100 %. */
const whole = 10_000

/**
 * A share of an amount to the nearest minor unit, halves up. Exact for every safe integer.
 * @param amount not below nothing
 * @param bps hundredths of a per cent
 */
export function shareOf(amount: number, bps: number): number {
  return scaled(amount, bps, whole)
}

/** `amount × part / all`, halves up, without leaving the safe integers on the way. */
function scaled(amount: number, part: number, all: number): number {
  const rest = amount % all
  return ((amount - rest) / all) * part + Math.floor((rest * part + all / 2) / all)
}

/**
 * What the next `quantity` pieces of a line are of an amount that belongs to all its pieces. However the pieces are taken, one by
 * one or in any groups, their parts add up to the whole amount.
 */
function partOf(amount: number, { quantity: all, returned }: Pieced, quantity: number): number {
  return scaled(amount, returned + quantity, all) - scaled(amount, returned, all)
}

type Pieced = Pick<OrderLine, 'quantity' | 'returned'>

/** What a line costs before discount and tax. */
type Priced = Pick<OrderLine, 'unitPrice' | 'quantity' | 'discount'>

/** What the pieces of a line cost, less discount, without tax: what tax and commission are a share of. */
export function valueOf({ unitPrice, quantity, discount }: Priced): number {
  return unitPrice.amount * quantity - discount.amount
}

/** Tax and total of a line. Its discount is at most what its pieces cost. */
export function priceLine(
  line: Priced & Pick<OrderLine, 'taxBps'>,
): Pick<OrderLine, 'tax' | 'total'> {
  const { currency } = line.unitPrice
  const value = valueOf(line)
  const tax = shareOf(value, line.taxBps)
  return { tax: { amount: tax, currency }, total: { amount: value + tax, currency } }
}

/** What is paid back for so many more pieces of a line. At most those that are not returned yet. */
export function refundOf(line: Pieced & Pick<OrderLine, 'total'>, quantity: number): Money {
  return { ...line.total, amount: partOf(line.total.amount, line, quantity) }
}

type Rated = Priced & Pick<OrderLine, 'rates'>

/** What all pieces of a line earn: what was frozen with it, or else the share of its value without tax and delivery. */
export function earnedBy(line: Rated, by: keyof Commission): number {
  const rate = line.rates[by]
  return rate?.earned ?? shareOf(valueOf(line), rate?.rateBps ?? 0)
}

/** What goes back of the commission with so many more pieces of a line, at the rates it was sold at. */
export function reversalOf(line: Rated & Pieced, quantity: number): Commission {
  const { currency } = line.unitPrice
  const of = (by: keyof Commission) => ({
    amount: partOf(earnedBy(line, by), line, quantity),
    currency,
  })
  return { platform: of('platform'), agent: of('agent') }
}

/** What platform and agent earn with all lines, less what returned pieces took back. */
export function commissionOf(lines: readonly (Rated & Pieced)[], currency: Currency): Commission {
  const left = (by: keyof Commission) =>
    sumOf(currency, lines, (line) => {
      const all = earnedBy(line, by)
      return all - partOf(all, { quantity: line.quantity, returned: 0 }, line.returned)
    })
  return { platform: left('platform'), agent: left('agent') }
}

/** What lines, or pieces of them, and a part of the delivery come to where they are paid back. */
export type RefundAmounts = Pick<Refund, 'amount' | 'delivery' | 'commission'>

/**
 * What goes back for so many more pieces of some lines and for the delivery, at the rates that were frozen.
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

/** What of the delivery can still be paid back, in minor units. */
export function deliveryLeft({
  deliveryFee,
  refunds,
}: Pick<OrderDetail, 'deliveryFee'> & Refunded): number {
  return deliveryFee.amount - deliveryRefunded({ refunds })
}

interface Refunded {
  refunds: readonly Pick<Refund, 'delivery'>[]
}

/** What of an order decides whether its seller keeps anything. */
type Kept = Pick<OrderDetail, 'deliveryFee'> &
  Refunded & {
    lines: readonly Pieced[]
    /** Left out: no return was granted for less than its pieces' value. */
    returns?: readonly Partial<Pick<OrderDetail['returns'][number], 'withheld'>>[]
  }

/** Whether the seller keeps nothing of an order: every piece and the whole delivery fee were returned or refunded, without a deduction. */
export function isNothingKept({ lines, deliveryFee, refunds, returns = [] }: Kept): boolean {
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

/** What can still be paid back: what came in, less every refund that did not fail. */
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

/** What of an order its amounts are made of. */
type Counted = Pick<OrderDetail, 'status' | 'deliveryFee'> &
  Refunded & {
    transactions: readonly Transaction[]
    lines: readonly (Priced & Pieced & Pick<OrderLine, 'tax' | 'total'>)[]
    /** Left out: no return was granted for less than its pieces came to. */
    returns?: readonly Pick<OrderDetail['returns'][number], 'withheld'>[]
  }

/** What an order comes to, from its lines and what was paid: every amount a whole number of minor units, and nothing left over. */
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
