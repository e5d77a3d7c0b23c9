import { transitionOf } from '@console/core/flows'
import {
  orderPayment,
  type OrderRefundMethod,
  type PaymentEvent,
  type PaymentHappening,
  type PaymentRecord,
  type PaymentInput,
  type Transaction,
} from '@console/domain/order'
import { systemActor } from '../../accounts/actors'
import type { Deciding, DecisionRules, Lapse } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'
import { agentCommissionOf, type BeyondRow, orderRecord, type StoredOrder } from './record'

/** Provider of manual payments and refunds of orders. */
export interface Provider<Record> {
  /** Payment of an order's buyer when charged, with its time; null if no one is charged. */
  charge(record: Record): Transaction | null
  /** Transaction of a received payment. @param number number of the order's transactions */
  take(
    record: Record,
    reference: string,
    number: number,
  ): NonNullable<PaymentHappening['transaction']>
  /** Transaction of a refund when it is sent. @param number number of the order's transactions */
  send(
    record: Record,
    method: OrderRefundMethod,
    number: number,
  ): NonNullable<PaymentHappening['transaction']>
  /** Answer of the provider to a pending refund, with its time. */
  answer(record: Record, refund: Transaction): { at: string; providerReference: string }
}

/** Access to other records for refunds of orders. */
export interface Paying<Record> {
  beyond: BeyondRow<Record>
  provider: Provider<Record>
}

/**
 * Changes of an order by a payment or refund; empty if there is none. Transactions since the seed are stored, the rest comes from
 * the seed.
 */
export function paid<Record extends StoredOrder>(
  { record, by, at }: Deciding<Record>,
  before: PaymentRecord,
  event: PaymentEvent,
  input: PaymentInput,
  { provider }: Paying<Record>,
): Partial<StoredOrder> {
  const transition = transitionOf(orderPayment, before, event)
  if (!transition) return {}
  const made = before.transactions.length
  const transaction =
    event === 'settle'
      ? provider.take(record, input.reference ?? '', made)
      : provider.send(record, input.method ?? 'original', made)
  const how = { by, at, body: input, transaction }
  const sent = orderPayment.after(before, transition, how)
  const isAnswered = event !== 'settle' && transaction.state === 'succeeded'
  const { paymentStatus, transactions, refunds, lines } = isAnswered ? answered(sent, how) : sent
  return {
    paymentStatus,
    agentCommission: agentCommissionOf(record, lines),
    money: {
      transactions: [...(record.money?.transactions ?? []), ...transactions.slice(made)],
      refunds: [...refunds],
    },
  }
}

/** An order of which a refund was answered. */
function answered(record: PaymentRecord, how: PaymentHappening): PaymentRecord {
  const transition = transitionOf(orderPayment, record, 'refund_answered')
  if (!transition) throw new Error('No refund of this order waits for an answer')
  return orderPayment.after(record, transition, how)
}

/** Decisions about the payments of orders. */
export function paymentDecisions<Record extends StoredOrder>(
  paying: Paying<Record>,
): DecisionRules<Record> {
  const { beyond, provider } = paying

  /** First refund that its provider has answered by now. Refunds of returns are excluded: the return asks for them. */
  function answerTo(record: Record, now: string) {
    for (const refund of record.money?.transactions ?? []) {
      const answer = refund.state === 'pending' ? provider.answer(record, refund) : null
      if (answer && answer.at <= now) return { refund, answer }
    }
    return null
  }

  return {
    workflow: 'payment',
    lapse(record, now, database): Lapse<Record> | null {
      const charge = provider.charge(record)
      if (charge && charge.at <= now && record.paymentStatus === 'unpaid')
        return charged(record, charge)
      const found = answerTo(record, now)
      if (!found || !record.money) return null
      const { at, providerReference } = found.answer
      const refund: Transaction = { ...found.refund, state: 'succeeded', providerReference }
      const how = { by: systemActor, at, transaction: refund }
      const fields: Partial<StoredOrder> = {
        paymentStatus: answered(orderRecord(record, beyond, database), how).paymentStatus,
        money: {
          ...record.money,
          transactions: record.money.transactions.map((each) =>
            each === found.refund ? refund : each,
          ),
        },
      }
      return {
        record: { ...record, ...fields },
        fields: fields as Partial<Record>,
        at,
        action: 'refund',
        recorded: 'payment.refunded',
        from: null,
        to: null,
      }
    },
    ...blockedBy(
      orderPayment,
      (record, database) => orderRecord(record, beyond, database),
      eventOf,
    ),
    decide(deciding) {
      const before = orderRecord(deciding.record, beyond, deciding.database)
      const input = deciding.body as PaymentInput
      const event = eventOf(deciding.action)
      return {
        fields: paid(deciding, before, event, input, paying) as Partial<Record>,
        recorded: event === 'settle' ? 'payment.paid' : 'payment.refund_sent',
        from: null,
        to: null,
        isDecision: true,
      }
    },
  }
}

/** Payment event of an action. */
function eventOf(action: string): 'settle' | 'refund' {
  return action === 'settle' ? 'settle' : 'refund'
}

/** An order whose buyer has paid. */
function charged<Record extends StoredOrder>(record: Record, charge: Transaction): Lapse<Record> {
  const { transactions = [], refunds = [] } = record.money ?? {}
  const fields: Partial<StoredOrder> = {
    paymentStatus: 'paid',
    money: { transactions: [...transactions, charge], refunds },
  }
  return {
    record: { ...record, ...fields },
    fields: fields as Partial<Record>,
    at: charge.at,
    action: 'charge',
    recorded: 'payment.paid',
    from: null,
    to: null,
  }
}
