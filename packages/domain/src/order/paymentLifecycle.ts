import type { Money } from '@console/core/contracts'
import type { TransitionRequest, Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing } from '@console/core/kinds'
import { returnReasons } from '../return-voucher/terms'
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
  type OrderHindrance,
  isOfItsWriter,
  type OrderRefundMethod,
  type PaymentStatus,
  refundMethodsOf,
} from './terms'

/** What can happen to the payment of an order: by its buyer and the provider, and by operators, who take cash and give back. */
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

/** What the rules look at: of a whole order. */
export interface PaymentRecord extends Pick<
  OrderDetail,
  'status' | 'paymentStatus' | 'paymentMethod' | 'deliveryFee' | 'flags' | 'createdBy'
> {
  lines: readonly Omit<OrderLine, 'image' | 'product' | 'override' | 'sku'>[]
  shipments: readonly Pick<Shipment, 'state' | 'lines'>[]
  transactions: readonly Transaction[]
  refunds: readonly Refund[]
}

/** The input of an event of a payment; each event takes some of it. */
export interface PaymentInput {
  /** With `settle`: the number of the receipt or of the transfer. */
  reference?: string
  /** With a refund: pieces that have arrived. */
  lines?: readonly Pieces[]
  /** With a refund: what of the delivery is paid back. */
  delivery?: Money
  /** With a refund: how it goes back. */
  method?: OrderRefundMethod
  /** With a refund: one of `returnReasons`. */
  reasonCode?: string
  /** With the reason `other` at least 10 characters. */
  note?: string
}

/** How something happens to a payment. */
export interface PaymentHappening extends Happening<PaymentInput> {
  /** With what goes back, with what is settled, and with the answer to a refund: the transaction by which it does. */
  transaction?: Pick<Transaction, 'transactionId' | 'state' | 'provider' | 'providerReference'>
}

type Rule = Extract<
  OrderHindrance,
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
 * Everything that can happen to a payment. Whatever goes back has no answer yet, cash not before it is handed over: what
 * it leads to is told by the answer. What was paid for a cancelled order goes back by itself; so does, with `refund_rest`, what was paid for
 * what never leaves of one of which something has left, as it stands before it is cancelled. Who wrote an order that another person has to
 * approve does not note its payment either.
 */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'charge', from: ['unpaid', 'failed'], to: 'pending', when: isPaidFirst, hinderedBy: [], by: 'buyer', recorded: 'payment.charged' },
  { event: 'charge_succeeded', from: ['pending'], to: 'paid', hinderedBy: [], by: 'system', recorded: 'payment.paid' },
  { event: 'charge_failed', from: ['pending'], to: 'failed', hinderedBy: [], by: 'system', recorded: 'payment.failed' },
  { event: 'put_on_account', from: ['unpaid'], to: 'on_account', when: isOnAccount, hinderedBy: [], by: 'system', recorded: 'payment.on_account' },
  { event: 'settle', from: ['on_account'], to: 'paid', hinderedBy: noted, by: 'progress', recorded: 'payment.paid' },
  { event: 'settle', from: ['unpaid'], to: 'paid', when: isTakenByHand, hinderedBy: noted, by: 'progress', recorded: 'payment.paid' },
  { event: 'refund', from: paidFor, to: 'refunding', when: hasLeft, hinderedBy: refunding, by: 'refund', recorded: 'payment.refund_sent' },
  { event: 'refund_cancelled', from: paidFor, to: 'refunding', when: isCancelled, hinderedBy: [], by: 'system', recorded: 'payment.refund_sent' },
  { event: 'refund_rest', from: paidFor, to: 'refunding', when: hasRest, hinderedBy: [], by: 'system', recorded: 'payment.refund_sent' },
  { event: 'refund_answered', from: ['refunding'], to: 'refunding', when: isAnotherUnanswered, hinderedBy: [], by: 'system', recorded: 'payment.refunded' },
  { event: 'refund_answered', from: ['refunding'], to: 'refunded', when: isNothingLeft, hinderedBy: [], by: 'system', recorded: 'payment.refunded' },
  { event: 'refund_answered', from: ['refunding'], to: 'partly_refunded', hinderedBy: [], by: 'system', recorded: 'payment.refunded' },
]

function isOnAccount({ paymentMethod }: PaymentRecord): boolean {
  return paymentMethod === 'on_account'
}

function isCash({ paymentMethod }: PaymentRecord): boolean {
  return paymentMethod === 'cash_on_delivery'
}

/** No provider tells of it: whoever has the cash, or sees the transfer, does. */
function isTakenByHand({ paymentMethod }: PaymentRecord): boolean {
  return paymentMethod === 'cash_on_delivery' || paymentMethod === 'bank_transfer'
}

function isPaidFirst(record: PaymentRecord): boolean {
  return !isOnAccount(record) && !isCash(record)
}

/** What has not left is cancelled, not refunded; nor is what has all been sent back. */
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

/** All that came in has gone back, or is on its way. */
function isNothingLeft({ transactions }: PaymentRecord): boolean {
  return refundableOf(transactions) === 0
}

/** Another refund is still without an answer. */
function isAnotherUnanswered({ transactions }: PaymentRecord): boolean {
  return (
    transactions.filter(({ type, state }) => type === 'refund' && state === 'pending').length > 1
  )
}

/** The value of the pieces that have not left, in minor units. */
function restOf(record: PaymentRecord): number {
  return refundFor(record, { lines: piecesLeft(record.lines) }).amount.amount
}

/** What goes back of what was paid when the rest of an order is cancelled, in minor units; nothing where nothing was paid. */
export function restToRefund(record: PaymentRecord): number {
  const isPaid = paidFor.some((status) => status === record.paymentStatus)
  return isPaid && hasRest(record) ? restOf(record) : 0
}

function hasRest(record: PaymentRecord): boolean {
  return record.status === 'partly_dispatched' && restOf(record) > 0
}

/** Whether nothing of an order has arrived. Mostly its status says so. */
function isNothingThere({ status, shipments }: PaymentRecord): boolean {
  return (
    status !== 'delivered' &&
    status !== 'completed' &&
    status !== 'closed' &&
    shipments.every(({ state }) => state !== 'delivered')
  )
}

/** Whether the commission of an order is earned: only with its sale, on completion. */
export function isCommissionEarned({ status }: Pick<PaymentRecord, 'status'>): boolean {
  return status === 'completed'
}

/**
 * The amounts of a refund, computed from the order and the named pieces: nobody enters an amount for goods. Before the order is a sale no
 * commission is earned, so none is returned.
 */
export function refundFor(record: PaymentRecord, said: PaymentInput): RefundAmounts {
  const { deliveryFee, lines } = record
  const none: Money = { ...deliveryFee, amount: 0 }
  const amounts = refundAmounts(lines, said.lines ?? [], said.delivery ?? none)
  return isCommissionEarned(record)
    ? amounts
    : { ...amounts, commission: { platform: none, agent: none } }
}

function isDeliveryExceeded(record: PaymentRecord, { delivery }: PaymentInput): boolean {
  if (delivery === undefined) return false
  const { amount, currency } = delivery
  return currency !== record.deliveryFee.currency || amount < 0 || amount > deliveryLeft(record)
}

/** Where more is said to be paid back than has arrived. */
function excess({
  record,
  body,
}: Pick<TransitionRequest<PaymentRecord, PaymentInput>, 'record' | 'body'>): readonly string[] {
  return notAmong(piecesArrived(record.lines, record.shipments), body?.lines ?? [])
}

/** The lifecycle of an order's payment: the region beside its status. What goes back is never more than what came in. */
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

/** An order of which all that was due has come in. */
function settled<Record extends PaymentRecord>(
  record: Record,
  { at, transaction }: PaymentHappening,
): Record {
  if (!transaction) return record
  const amount = breakdownOf(record).due
  const came = { ...transaction, type: 'charge', amount, at } as const
  return { ...record, transactions: [...record.transactions, came] }
}

/** An order whose money is on its way back. */
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

/** An order of which a refund has its answer. */
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

/** An order of which something was paid back: its pieces count as returned, whatever becomes of the transaction. */
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
