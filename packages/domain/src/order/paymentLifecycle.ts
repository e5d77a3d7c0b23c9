import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import type { PaymentMethod, PaymentStatus } from './terms'

/** What can happen to the payment of an order: by its buyer and the provider, and by operators, who take cash and give back. */
export type PaymentEvent =
  | 'charge'
  | 'charge_succeeded'
  | 'charge_failed'
  | 'put_on_account'
  | 'settle'
  | 'refund_part'
  | 'refund'

/** What the rules look at. */
export interface PaymentRecord {
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  /** What can still be paid back, in minor units (`refundableOf`). */
  refundable: number
}

/** What is said with an event of a payment. */
export interface PaymentSaying {
  /** With `refund_part`, in minor units. */
  amount?: number
}

type Rule = 'amount_missing' | 'amount_exceeded'

/** Everything that can happen to a payment (domain design 5.7). A refund of a part leaves something; all that is left goes back with `refund`. */
// oxfmt-ignore
const table: readonly Transition<PaymentEvent, PaymentStatus, PaymentRecord, Rule>[] = [
  { event: 'charge', from: ['unpaid', 'failed'], to: 'pending', when: isPaidFirst, hinderedBy: [], by: 'buyer', recorded: 'payment.charged' },
  { event: 'charge_succeeded', from: ['pending'], to: 'paid', hinderedBy: [], by: 'system', recorded: 'payment.paid' },
  { event: 'charge_failed', from: ['pending'], to: 'failed', hinderedBy: [], by: 'system', recorded: 'payment.failed' },
  { event: 'put_on_account', from: ['unpaid'], to: 'on_account', when: isOnAccount, hinderedBy: [], by: 'system', recorded: 'payment.on_account' },
  { event: 'settle', from: ['on_account'], to: 'paid', hinderedBy: [], by: 'progress', recorded: 'payment.paid' },
  { event: 'settle', from: ['unpaid'], to: 'paid', when: isCash, hinderedBy: [], by: 'progress', recorded: 'payment.paid' },
  { event: 'refund_part', from: ['paid', 'partly_refunded'], to: 'partly_refunded', hinderedBy: ['amount_missing', 'amount_exceeded'], by: 'refund', recorded: 'payment.partly_refunded' },
  { event: 'refund', from: ['paid', 'partly_refunded'], to: 'refunded', hinderedBy: [], by: 'refund', recorded: 'payment.refunded' },
]

function isOnAccount({ paymentMethod }: PaymentRecord): boolean {
  return paymentMethod === 'on_account'
}

function isCash({ paymentMethod }: PaymentRecord): boolean {
  return paymentMethod === 'cash_on_delivery'
}

function isPaidFirst(record: PaymentRecord): boolean {
  return !isOnAccount(record) && !isCash(record)
}

/** The lifecycle of an order's payment: the region beside its status. What goes back is never more than what came in. */
export const orderPayment = {
  phaseOf: ({ paymentStatus }) => paymentStatus,
  table,
  rules: {
    amount_missing: ({ body }) => body !== undefined && !((body.amount ?? 0) > 0),
    amount_exceeded: ({ record, body }) => (body?.amount ?? 0) >= record.refundable,
  },
  said: ['amount_missing'],
  after: (record, { event, to }, { body }) => ({
    ...record,
    paymentStatus: to,
    refundable:
      event === 'refund'
        ? 0
        : record.refundable - (event === 'refund_part' ? (body?.amount ?? 0) : 0),
  }),
} satisfies Lifecycle<
  PaymentEvent,
  PaymentStatus,
  PaymentRecord,
  Happening<PaymentSaying>,
  Rule,
  PaymentSaying
>
