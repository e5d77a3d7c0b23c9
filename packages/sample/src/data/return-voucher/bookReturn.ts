import { commissionOf, type Pieces, type Transaction } from '@console/domain/order'
import type { Deciding } from '../../decisions/decisionRules'
import { token } from '../../random/token'
import { orderEntity } from '../order/entity'
import { paymentAfterRefund } from '../order/amounts'
import { currentOrder } from '../order/current'
import { payingOf } from '../order/provider'
import type { Order } from '../order/rows'
import { putBack } from '../order/stock'
import { updateSale } from '../sale/addSale'
import { systemActor } from '../../accounts/actors'
import type { ReturnVoucher } from './rows'
import { currentEvent } from '../../store/currentEvent'

const recordedAs: Record<Transaction['state'], string> = {
  pending: 'payment.refund_sent',
  succeeded: 'payment.refunded',
  failed: 'payment.refund_failed',
}

/**
 * Applies a decision about a return to its order, its sale and the stock: granted pieces count as returned, reverse their
 * commission, and go back on sale if they can be sold again; a refund is one of the transactions, once, whatever its result.
 */
export function bookReturn(deciding: Deciding<ReturnVoucher>): void {
  const { record, action, by, database } = deciding
  const order = database.find(orderEntity, record.order.token)
  if (!order) return
  if (action === 'approve') {
    const { lines } = currentOrder(order, database)
    const agentCommission = order.agent && commissionOf(lines, order.total.currency).agent
    const changed = database.change(orderEntity, order.secureToken, { agentCommission }, by.token)
    updateSale(changed, by.token, database)
    putBack(lines, restockedOf(record), by.token, database)
  }
  const isOfRefund = action === 'refund' || action === 'check'
  if (isOfRefund && record.refundMethod !== 'credit_note') bookRefund(deciding, order)
}

/** Granted pieces of a return that can be sold again. */
function restockedOf({ progress }: ReturnVoucher): Pieces[] {
  return (progress?.lines ?? []).flatMap(({ lineId, granted, restock }) =>
    granted && granted.quantity > 0 && restock ? [{ lineId, quantity: granted.quantity }] : [],
  )
}

/** Adds the current refund of a return to the transactions of its order. */
function bookRefund({ record, action, at, database }: Deciding<ReturnVoucher>, order: Order): void {
  const { transactions } = currentOrder(order, database)
  const ofOrder = new Set(order.money?.transactions.map(({ transactionId }) => transactionId))
  const open = transactions.find(
    ({ transactionId, type, state }) =>
      type === 'refund' && state === 'pending' && !ofOrder.has(transactionId),
  )
  const state = stateOf(record)
  const refund: Transaction = {
    transactionId: token(`refund ${record.voucherToken}`, transactions.length),
    type: 'refund',
    amount: record.granted ?? record.amount,
    provider: payingOf(order).name,
    at,
    ...(action === 'check' ? open : {}),
    state,
    providerReference: record.progress?.providerReference ?? null,
  }
  const refundsOfReturns = [...(order.refundsOfReturns ?? []), refund]
  const { breakdown } = currentOrder({ ...order, refundsOfReturns }, database)
  database.change(
    orderEntity,
    order.secureToken,
    { refundsOfReturns, paymentStatus: paymentAfterRefund(breakdown) },
    systemActor.token,
    {
      done: {
        action: 'refund',
        event: currentEvent(database, {
          at,
          actor: systemActor,
          type: recordedAs[state],
          note: `${refund.provider}, ${record.returnNo}`,
        }),
      },
    },
  )
}

function stateOf({ status }: ReturnVoucher): Transaction['state'] {
  if (status === 'refunding') return 'pending'
  return status === 'approved' ? 'failed' : 'succeeded'
}
