import type { Money } from '@console/core/contracts'
import type { TransitionRequest, Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing } from '@console/core/workflows'
import { returnReasons } from './returns'
import {
  breakdownOf,
  deliveryLeft,
  refundableOf,
  refundAmounts,
  type RefundAmounts,
} from './breakdown'
import type { OrderDetail, OrderLine, Pieces, Refund, Shipment, Transaction } from './contract'
import { notAmong, piecesArrived, piecesLeft } from './pieces'
import {
  type OrderBlocker,
  isOfItsWriter,
  type OrderRefundMethod,
  type PaymentStatus,
  refundMethodsOf,
} from './terms'

/** Events of the payment of an order: by its buyer and the provider, and by operators, who accept cash and refund. */
export type PaymentEvent =
  | 'charge'
  | 'charge_succeeded'
  | 'charge_failed'
  | 'put_on_account'
  | 'settle'
  | 'refund'
  | 'refund_cancelled'
  | 'refund_rest'
  | 'refund_answered'

/** Input of the rules, from the full record of an order. */
export interface PaymentRecord extends Pick<
  OrderDetail,
  'status' | 'paymentStatus' | 'paymentMethod' | 'deliveryFee' | 'flags' | 'createdBy'
> {
  lines: readonly Omit<OrderLine, 'image' | 'product' | 'override' | 'sku'>[]
  shipments: readonly Pick<Shipment, 'state' | 'lines'>[]
  transactions: readonly Transaction[]
  refunds: readonly Refund[]
}

/** Input of an event of a payment; each event uses part of it. */
export interface PaymentInput {
  /** With `settle`: number of the receipt or of the transfer. */
  reference?: string
  /** With a refund: delivered pieces. */
  lines?: readonly Pieces[]
  /** With a refund: part of the delivery fee to refund. */
  delivery?: Money
  /** With a refund: refund method. */
  method?: OrderRefundMethod
  /** With a refund: one of `returnReasons`. */
  reasonCode?: string
  /** With the reason `other`: at least 10 characters. */
  note?: string
}

/** Context of an event of a payment. */
export interface PaymentHappening extends Happening<PaymentInput> {
  /** With a refund, with `settle`, and with the answer to a refund: its transaction. */
  transaction?: Pick<Transaction, 'transactionId' | 'state' | 'provider' | 'providerReference'>
}

type Rule = Extract<
  OrderBlocker,
  | 'same_person'
  | 'not_arrived'
  | 'lines_missing'
  | 'quantity_exceeded'
  | 'delivery_exceeded'
  | 'amount_missing'
  | 'amount_exceeded'
  | 'method_wrong'
  | 'reason_missing'
  | 'note_missing'
  | 'reference_missing'
>
type Row = Transition<PaymentEvent, PaymentStatus, PaymentRecord, Rule>

const refunding: readonly Rule[] = [
  'not_arrived',
  'lines_missing',
  'quantity_exceeded',
  'delivery_exceeded',
  'amount_missing',
  'amount_exceeded',
  'reason_missing',
  'note_missing',
  'method_wrong',
]

const noted = ['same_person', 'reference_missing'] as const

const paidFor = ['paid', 'partly_refunded', 'refunding'] as const

/**
 * Transitions of a payment. A refund has no answer at first, cash not before it is handed over: the answer determines the status. The
 * payment for a cancelled order is refunded automatically; so is, with `refund_rest`, the payment for pieces that never ship although others
 * did, computed before they are cancelled. The author of an order that needs another person's approval cannot record its payment either.
 */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'charge', from: ['unpaid', 'failed'], to: 'pending', when: isPaidFirst, blockedBy: [], by: 'buyer', recorded: 'payment.charged' },
  { event: 'charge_succeeded', from: ['pending'], to: 'paid', blockedBy: [], by: 'system', recorded: 'payment.paid' },
  { event: 'charge_failed', from: ['pending'], to: 'failed', blockedBy: [], by: 'system', recorded: 'payment.failed' },
  { event: 'put_on_account', from: ['unpaid'], to: 'on_account', when: isOnAccount, blockedBy: [], by: 'system', recorded: 'payment.on_account' },
  { event: 'settle', from: ['on_account'], to: 'paid', blockedBy: noted, by: 'progress', recorded: 'payment.paid' },
  { event: 'settle', from: ['unpaid'], to: 'paid', when: isTakenByHand, blockedBy: noted, by: 'progress', recorded: 'payment.paid' },
  { event: 'refund', from: paidFor, to: 'refunding', when: hasLeft, blockedBy: refunding, by: 'refund', recorded: 'payment.refund_sent' },
  { event: 'refund_cancelled', from: paidFor, to: 'refunding', when: isCancelled, blockedBy: [], by: 'system', recorded: 'payment.refund_sent' },
  { event: 'refund_rest', from: paidFor, to: 'refunding', when: hasRest, blockedBy: [], by: 'system', recorded: 'payment.refund_sent' },
  { event: 'refund_answered', from: ['refunding'], to: 'refunding', when: isAnotherUnanswered, blockedBy: [], by: 'system', recorded: 'payment.refunded' },
  { event: 'refund_answered', from: ['refunding'], to: 'refunded', when: isNothingLeft, blockedBy: [], by: 'system', recorded: 'payment.refunded' },
  { event: 'refund_answered', from: ['refunding'], to: 'partly_refunded', blockedBy: [], by: 'system', recorded: 'payment.refunded' },
]

function isOnAccount({ paymentMethod }: PaymentRecord): boolean {
  return paymentMethod === 'on_account'
}

function isCash({ paymentMethod }: PaymentRecord): boolean {
  return paymentMethod === 'cash_on_delivery'
}

/** Checks that no provider reports the payment: the person who has the cash, or sees the transfer, records it. */
function isTakenByHand({ paymentMethod }: PaymentRecord): boolean {
  return paymentMethod === 'cash_on_delivery' || paymentMethod === 'bank_transfer'
}

function isPaidFirst(record: PaymentRecord): boolean {
  return !isOnAccount(record) && !isCash(record)
}

/** Checks whether pieces were shipped that can be refunded: others are cancelled instead. */
function hasLeft(record: PaymentRecord): boolean {
  return (
    ['partly_dispatched', 'dispatched', 'delivered', 'completed', 'closed'].includes(
      record.status,
    ) &&
    (record.paymentStatus !== 'refunding' || !isNothingLeft(record))
  )
}

function isCancelled(record: PaymentRecord): boolean {
  return record.status === 'cancelled' && !isNothingLeft(record)
}

/** Checks that all payments are refunded, or are being refunded. */
function isNothingLeft({ transactions }: PaymentRecord): boolean {
  return refundableOf(transactions) === 0
}

/** Checks whether another refund has no answer yet. */
function isAnotherUnanswered({ transactions }: PaymentRecord): boolean {
  return (
    transactions.filter(({ type, state }) => type === 'refund' && state === 'pending').length > 1
  )
}

/** Value of the pieces not yet shipped, in minor units. */
function restOf(record: PaymentRecord): number {
  return refundFor(record, { lines: piecesLeft(record.lines) }).amount.amount
}

/** Amount to refund when the rest of an order is cancelled, in minor units; zero without a payment. */
export function restToRefund(record: PaymentRecord): number {
  const isPaid = paidFor.some((status) => status === record.paymentStatus)
  return isPaid && hasRest(record) ? restOf(record) : 0
}

function hasRest(record: PaymentRecord): boolean {
  return record.status === 'partly_dispatched' && restOf(record) > 0
}

/** Checks that nothing of an order was delivered. Mostly its status shows that. */
function isNothingThere({ status, shipments }: PaymentRecord): boolean {
  return (
    status !== 'delivered' &&
    status !== 'completed' &&
    status !== 'closed' &&
    shipments.every(({ state }) => state !== 'delivered')
  )
}

/** Checks whether the commission of an order is earned: only on completion, when it becomes a sale. */
export function isCommissionEarned({ status }: Pick<PaymentRecord, 'status'>): boolean {
  return status === 'completed'
}

/**
 * Amounts of a refund, computed from the order and the named pieces; amounts for goods cannot be entered. Before the order is a sale, there
 * is no commission to reverse.
 */
export function refundFor(record: PaymentRecord, input: PaymentInput): RefundAmounts {
  const { deliveryFee, lines } = record
  const none: Money = { ...deliveryFee, amount: 0 }
  const amounts = refundAmounts(lines, input.lines ?? [], input.delivery ?? none)
  return isCommissionEarned(record)
    ? amounts
    : { ...amounts, commission: { platform: none, agent: none } }
}

function isDeliveryExceeded(record: PaymentRecord, { delivery }: PaymentInput): boolean {
  if (delivery === undefined) return false
  const { amount, currency } = delivery
  return currency !== record.deliveryFee.currency || amount < 0 || amount > deliveryLeft(record)
}

/** Pointers to lines with more pieces than were delivered. */
function excess({
  record,
  body,
}: Pick<TransitionRequest<PaymentRecord, PaymentInput>, 'record' | 'body'>): readonly string[] {
  return notAmong(piecesArrived(record.lines, record.shipments), body?.lines ?? [])
}

/** Lifecycle of an order's payment, a region beside its status. Refunds never exceed payments. */
export const orderPayment = {
  phaseOf: ({ paymentStatus }) => paymentStatus,
  table,
  rules: {
    same_person: isOfItsWriter,
    not_arrived: ({ record }) => isNothingThere(record),
    lines_missing: ({ body }) =>
      body !== undefined && (body.lines ?? []).length === 0 && body.delivery === undefined,
    quantity_exceeded: (attempt) => excess(attempt).length > 0,
    delivery_exceeded: ({ record, body }) => body !== undefined && isDeliveryExceeded(record, body),
    amount_missing: ({ record, body }) =>
      body !== undefined && refundFor(record, body).amount.amount <= 0,
    amount_exceeded: ({ record, body }) =>
      body !== undefined &&
      refundFor(record, body).amount.amount > refundableOf(record.transactions),
    reason_missing: ({ body }) => body !== undefined && refundReasonOf(body) === undefined,
    note_missing: ({ body }) => body?.reasonCode === 'other' && isNoteMissing(body.note),
    reference_missing: ({ body }) => body !== undefined && (body.reference?.trim() ?? '') === '',
    method_wrong: ({ record, body }) =>
      body !== undefined &&
      !refundMethodsOf[record.paymentMethod].some((method) => method === body.method),
  },
  inputRules: ['lines_missing', 'reason_missing', 'note_missing', 'reference_missing'],
  faults: { quantity_exceeded: excess },
  after: (record, { event, to }, how) => ({
    ...afterEvent(record, event, how),
    paymentStatus: to,
  }),
} satisfies Lifecycle<
  PaymentEvent,
  PaymentStatus,
  PaymentRecord,
  PaymentHappening,
  Rule,
  PaymentInput
>

function refundReasonOf({ reasonCode }: PaymentInput) {
  return returnReasons.find((reason) => reason === reasonCode)
}

function afterEvent<Record extends PaymentRecord>(
  record: Record,
  event: PaymentEvent,
  how: PaymentHappening,
): Record {
  if (event === 'settle') return settled(record, how)
  if (event === 'refund_cancelled') return sentBack(record, refundableOf(record.transactions), how)
  if (event === 'refund_rest') return sentBack(record, restOf(record), how)
  if (event === 'refund_answered') return answered(record, how)
  return event === 'refund' ? refunded(record, how) : record
}

/** An order after the amount due was received. */
function settled<Record extends PaymentRecord>(
  record: Record,
  { at, transaction }: PaymentHappening,
): Record {
  if (!transaction) return record
  const amount = breakdownOf(record).due
  const came = { ...transaction, type: 'charge', amount, at } as const
  return { ...record, transactions: [...record.transactions, came] }
}

/** An order with a refund on its way. */
function sentBack<Record extends PaymentRecord>(
  record: Record,
  amount: number,
  { at, transaction }: PaymentHappening,
): Record {
  if (!transaction) return record
  const sent = {
    ...transaction,
    type: 'refund',
    state: 'pending',
    providerReference: null,
    amount: { ...record.deliveryFee, amount },
    at,
  } as const
  return { ...record, transactions: [...record.transactions, sent] }
}

/** An order after the answer to a refund. */
function answered<Record extends PaymentRecord>(
  record: Record,
  { transaction }: PaymentHappening,
): Record {
  return {
    ...record,
    transactions: record.transactions.map((each) =>
      each.transactionId === transaction?.transactionId ? { ...each, ...transaction } : each,
    ),
  }
}

/** An order with a refund: its pieces count as returned, regardless of the transaction's outcome. */
function refunded<Record extends PaymentRecord>(record: Record, how: PaymentHappening): Record {
  const { by, at, body = {}, transaction } = how
  if (!transaction) return record
  const { lines = [], note = null } = body
  const amounts = refundFor(record, body)
  const refund: Refund = {
    ...amounts,
    transactionId: transaction.transactionId,
    lines: [...lines],
    reasonCode: refundReasonOf(body) ?? 'other',
    note,
    by,
    at,
  }
  return {
    ...sentBack(record, amounts.amount.amount, how),
    lines: record.lines.map((line) => {
      const back = lines.find(({ lineId }) => lineId === line.lineId)
      return back ? { ...line, returned: line.returned + back.quantity } : line
    }),
    refunds: [...record.refunds, refund],
  }
}
