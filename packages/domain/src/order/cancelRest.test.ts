import { describe, expect, test } from 'vitest'
import type { Actor, Money } from '@console/core/contracts'
import { transitionOf } from '@console/core/flows'
import { breakdownOf, commissionOf, refundableOf, reversalOf } from './breakdown'
import { order, type OrderRecord } from './lifecycle'
import { forEachOrder, type Numbers } from './mocks/randomOrders'
import {
  orderPayment,
  type PaymentEvent,
  type PaymentRecord,
  type PaymentInput,
} from './paymentLifecycle'
import { piecesArrived } from './pieces'

/** An order with its payment, without refunds. */
type Whole = Omit<OrderRecord, 'lines' | 'returns'> &
  Omit<PaymentRecord, 'shipments'> & { returns: [] }

const brian: Actor = { token: 'brian', name: 'Brian Otieno', role: 'admin' }
const how = { by: brian, at: '', shipmentToken: '' }

/** A paid order with a part dispatched, and optionally delivered. */
function partlyOut(
  { lines, deliveryFee }: { lines: Whole['lines']; deliveryFee: Money },
  number: Numbers,
): Whole {
  const out = lines.map((line) => ({ ...line, dispatched: number(0, line.quantity) }))
  const record: Whole = {
    status: 'partly_dispatched',
    paymentMethod: 'mobile_money',
    paymentStatus: 'paid',
    deliveryMethod: 'delivery',
    flags: [],
    createdBy: null,
    deliveryFee,
    lines: out,
    shipments: [
      {
        shipmentToken: '',
        carrier: null,
        trackingNumber: null,
        dispatchedAt: '',
        endedAt: null,
        receivedBy: null,
        failure: null,
        state: 'delivered',
        lines: out.flatMap(({ lineId, dispatched }) =>
          dispatched > 0 ? [{ lineId, quantity: dispatched }] : [],
        ),
      },
    ],
    returns: [],
    refunds: [],
    transactions: [],
    cancellation: null,
  }
  const { total } = breakdownOf(record)
  return { ...record, transactions: [moved('charge', total)] }
}

function moved(type: 'charge' | 'refund', amount: Money): Whole['transactions'][number] {
  return {
    transactionId: '',
    provider: 'M-PESA',
    providerReference: null,
    at: '',
    state: type === 'charge' ? 'succeeded' : 'pending',
    type,
    amount,
  }
}

function pay(record: Whole, event: PaymentEvent, body: PaymentInput = {}): Whole {
  const transition = transitionOf(orderPayment, record, event)
  if (!transition) return record
  const { transactionId, state, provider, providerReference } = moved('refund', record.deliveryFee)
  const transaction = { transactionId, state, provider, providerReference }
  const after = orderPayment.after(record, transition, { ...how, body, transaction })
  const { paymentStatus, lines, transactions, refunds } = after
  return { ...record, paymentStatus, lines, transactions, refunds }
}

/** Refunds the payment for the rest, and then cancels the rest. */
function cancelRest(record: Whole): Whole {
  const paid = pay(record, 'refund_rest')
  const transition = transitionOf(order, paid, 'cancel_rest')
  if (!transition) throw new Error('The rest cannot be cancelled')
  return order.after(paid, transition, { ...how, body: { reasonCode: 'out_of_stock' } })
}

function refund(record: Whole, body: PaymentInput): Whole {
  return pay(record, 'refund', body)
}

describe('cancelling the rest of any order, to the minor unit', () => {
  test('refunds its payment, before and after refunds of delivered pieces; nothing is due', () => {
    forEachOrder((placed, number) => {
      const first = partlyOut(placed, number)
      const some = piecesArrived(first.lines, first.shipments).filter(() => number(0, 1) === 1)
      const refunded = some.length > 0 ? refund(first, { lines: some }) : first
      const before = commissionOf(refunded.lines, placed.currency)
      const rest = cancelRest(refunded)
      expect(rest.status).toBe('delivered')
      expect(breakdownOf(rest).due.amount).toBe(0)

      const after = commissionOf(rest.lines, placed.currency)
      for (const party of ['platform', 'agent'] as const) {
        const back = refunded.lines.map((line, place) => {
          const dropped = (rest.lines[place]?.dropped ?? 0) - line.dropped
          return reversalOf(line, dropped)[party].amount
        })
        expect(back.reduce((sum, each) => sum + each, after[party].amount)).toBe(
          before[party].amount,
        )
      }

      const arrived = piecesArrived(rest.lines, rest.shipments)
      const all = refund(rest, { lines: arrived, delivery: placed.deliveryFee })
      expect(breakdownOf(all).due.amount).toBe(0)
      expect(refundableOf(all.transactions)).toBe(0)
      expect(commissionOf(all.lines, placed.currency).platform.amount).toBe(0)
    })
  })

  test('reduces only the amount due of an unpaid order', () => {
    forEachOrder((placed, number) => {
      const unpaid: Whole = {
        ...partlyOut(placed, number),
        paymentStatus: 'on_account',
        transactions: [],
      }
      const rest = cancelRest(unpaid)
      const { total, returned, due } = breakdownOf(rest)
      expect(rest.transactions).toEqual([])
      expect(due.amount).toBe(total.amount - returned.amount)
      expect(due.amount).toBeGreaterThanOrEqual(placed.deliveryFee.amount)
    })
  })

  test('refunds the remaining payment, and sends nothing for free pieces', () => {
    forEachOrder((placed, number) => {
      const first = partlyOut(
        { ...placed, deliveryFee: { ...placed.deliveryFee, amount: 0 } },
        number,
      )
      const arrived = piecesArrived(first.lines, first.shipments)
      const refunded = arrived.length > 0 ? refund(first, { lines: arrived }) : first
      const rest = cancelRest(refunded)
      const made = rest.transactions.length - refunded.transactions.length
      expect(refundableOf(rest.transactions)).toBe(0)
      expect(made).toBe(refundableOf(refunded.transactions) > 0 ? 1 : 0)
      if (made > 0) expect(rest.paymentStatus).toBe('refunding')
    })
  })
})
