import type { Money } from '@console/core/contracts'
import type { MoneyLine, MoneyNamed } from '@console/core/workflows'
import { refundableOf } from './breakdown'
import type { OrderDetail, OrderRow, Pieces } from './contract'
import { restToRefund } from './paymentLifecycle'
import { piecesLeft } from './pieces'
import type { OrderAction, PaymentAction } from './terms'

/** Display name of the buyer. */
function buyerOf({ buyer }: Pick<OrderRow, 'buyer'>): string {
  return buyer.business?.label ?? buyer.name
}

/** Amount of a decision about an order: to approve, or to refund of its payments. */
export function moneyOfOrder(whole: OrderRow, action: OrderAction): MoneyNamed {
  const order = whole as OrderDetail
  const { total, transactions } = order
  const money = (amount: number): Money => ({ ...total, amount })
  if (action === 'confirm') {
    const { flags, approvalLimit, credit } = order
    const limits = [
      flags.includes('needs_approval') ? approvalLimit : null,
      flags.includes('credit_exceeded') && credit
        ? money(Math.max(0, credit.limit.amount - credit.used.amount))
        : null,
    ].filter((limit) => limit !== null)
    return {
      amount: total,
      from: buyerOf(order),
      to: order.seller.label,
      limits,
      lines: allOf(order),
    }
  }
  const back = { to: buyerOf(order), ...providerOf(order) }
  if (action === 'cancel_rest')
    return {
      ...back,
      amount: money(restToRefund(order)),
      lines: linesOf(order, piecesLeft(order.lines)),
    }
  return { ...back, amount: money(refundableOf(transactions)), lines: allOf(order) }
}

/**
 * Amount of a decision about a payment: the amount due. A refund has only its recipient and provider, since its amount
 * depends on the input.
 */
export function moneyOfPayment(whole: OrderRow, action: PaymentAction): MoneyNamed {
  const order = whole as OrderDetail
  if (action === 'refund') return { to: buyerOf(order), ...providerOf(order), lines: [] }
  const { breakdown, seller } = order
  return {
    amount: breakdown.due,
    from: buyerOf(order),
    to: seller.label,
    lines: allOf(order),
  }
}

/** Provider of the payment. */
function providerOf({ transactions }: OrderDetail): { by?: string } {
  const came = transactions.findLast(
    ({ type, state }) => type === 'charge' && state === 'succeeded',
  )
  return came?.provider ? { by: came.provider } : {}
}

function allOf(order: OrderDetail): MoneyLine[] {
  return linesOf(order, order.lines)
}

function linesOf({ lines }: OrderDetail, pieces: readonly Pieces[]): MoneyLine[] {
  return pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find((each) => each.lineId === lineId)
    if (!line) return []
    const { product, unitPrice, override } = line
    const named = { name: product.label, quantity, amount: unitPrice }
    return override
      ? [{ ...named, usually: { price: override.listPrice, reason: override.reason } }]
      : [named]
  })
}
