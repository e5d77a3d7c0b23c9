import { actor, instant, media, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/kinds'
import { countries } from '../parties/contract'
import {
  cancelReasons,
  deliveryFailures,
  deliveryMethods,
  orderActions,
  orderChannels,
  orderFlags,
  orderHindrances,
  orderStatuses,
  paymentActions,
  paymentMethods,
  paymentStatuses,
  shipmentStates,
} from './terms'
import { returnReasons, returnStatuses } from '../return-voucher/terms'

const count = z.int().check(z.nonnegative())

/** Pieces of one line. */
const quantity = z.int().check(z.minimum(1), z.maximum(100_000))

/** Hundredths of a per cent: 1600 is 16 %. */
const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000))

/** Who buys: a person, or a business by the person who orders for it. */
const buyer = z.object({
  userToken: token,
  name: z.string(),
  /** Null for a person. */
  business: z.nullable(ref),
  /** `+254 ••• ••• 412`. */
  phoneMasked: z.string(),
})

/** One row of `GET {business}/orders`. All its amounts are in one currency. */
export const orderRow = z.extend(versioned, {
  _actions: z.array(actionState([...orderActions, ...paymentActions], orderHindrances)),
  secureToken: token,
  /** `B2C-2026-004512`; each channel has a prefix and counts anew each year. */
  reference: z.string(),
  channel: z.enum(orderChannels),
  status: z.enum(orderStatuses),
  /** When it was written down; of a draft, the last time. */
  createdAt: instant,
  /** Null for a draft. */
  placedAt: z.nullable(instant),
  /** When its status became what it is. */
  changedAt: instant,
  buyer,
  seller: ref,
  /** Who brought it, by the `agentToken`; null where it came by itself. */
  agent: z.nullable(ref),
  /** Who of the staff wrote it down; null where the buyer ordered. */
  createdBy: z.nullable(actor),
  /** The buyer's own number of it; null for none. */
  purchaseOrder: z.nullable(z.string()),
  lineCount: z.int().check(z.minimum(1), z.maximum(100)),
  total: money,
  /** What its agent earns with it; null where it has none. */
  agentCommission: z.nullable(money),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  /** When it is to be paid; null where it is not on account. */
  dueAt: z.nullable(instant),
  deliveryMethod: z.enum(deliveryMethods),
  /** Where it goes to, or is picked up. */
  county: z.string(),
  /** When it should be there; null for a draft. */
  promisedAt: z.nullable(instant),
  /** Of the last shipment; null before there is one, and for a pickup. */
  carrier: z.nullable(z.string()),
  /** It should have been there and is not. */
  isLate: z.boolean(),
  flags: z.array(z.enum(orderFlags)),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** An order as lists have it. */
export type OrderRow = z.infer<typeof orderRow>

/** A rate of commission as it was when the order was placed: later rates change nothing of it. */
const frozenRate = z.object({
  rateToken: token,
  rateBps: basisPoints,
  /**
   * What all pieces of the line earn, in the smallest units of its currency, where that is not just the share of their value: a fixed
   * amount, one with bounds or tiers, or one that is taken of more.
   */
  earned: z.optional(count),
})

/** One line of an order. */
export const orderLine = z.object({
  lineId: token,
  /** Its label is the name under which it was sold. */
  product: z.object({ ...ref.shape, productToken: token }),
  sku: z.string(),
  image: z.nullable(media),
  /** Without tax. */
  unitPrice: money,
  /** The usual price of one piece, and why it was sold at another; null where it was not. */
  override: z.nullable(z.object({ listPrice: money, reason: z.string() })),
  quantity,
  /** Off all pieces together. */
  discount: money,
  taxBps: basisPoints,
  tax: money,
  /** What the pieces cost, less discount, with tax. */
  total: money,
  /** Pieces that have left; those that came back have not. */
  dispatched: count,
  /** Pieces that never leave: cancelled after others had left. */
  dropped: count,
  /** Pieces that are not paid for any more: they came back, were refunded, or never leave. */
  returned: count,
  /** Null where no rate applied, or no agent earned. */
  rates: z.object({ platform: z.nullable(frozenRate), agent: z.nullable(frozenRate) }),
})

/** One line of an order. */
export type OrderLine = z.infer<typeof orderLine>

/** What moves money: a charge comes in, a refund goes back. One without an answer is pending: it is asked about, never sent again. */
export const transaction = z.object({
  transactionId: token,
  type: z.enum(['charge', 'refund']),
  state: z.enum(['pending', 'succeeded', 'failed']),
  amount: money,
  /** For example `M-PESA`; a name, never a word to be translated. Null for a transfer noted by hand: its bank is not recorded. */
  provider: z.nullable(z.string()),
  /** The provider's number of it; null while there is none. */
  providerReference: z.nullable(z.string()),
  at: instant,
})

/** What moves money. */
export type Transaction = z.infer<typeof transaction>

/** So many pieces of a line. */
export const pieces = z.object({ lineId: token, quantity })

/** So many pieces of a line. */
export type Pieces = z.infer<typeof pieces>

/** What leaves together. */
export const shipment = z.object({
  shipmentToken: token,
  state: z.enum(shipmentStates),
  /** Null where the buyer picks it up. */
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  dispatchedAt: instant,
  /** When it was there, or came back; null while it is under way. */
  endedAt: z.nullable(instant),
  receivedBy: z.nullable(z.string()),
  /** Why it came back; null where it did not. */
  failure: z.nullable(z.enum(deliveryFailures)),
  lines: z.array(pieces),
})

/** What leaves together. */
export type Shipment = z.infer<typeof shipment>

/** What platform and agent have of something. */
const commission = z.object({ platform: money, agent: money })

/** What platform and agent have of something. */
export type Commission = z.infer<typeof commission>

/** What was paid back by operators without a return. What came of it is said by its transaction. */
export const refund = z.object({
  transactionId: token,
  lines: z.array(pieces),
  /** What of it is for bringing the order; nothing where none is. */
  delivery: money,
  /** All of it. */
  amount: money,
  /** What platform and agent gave back, at the frozen rates; zero before the order was a sale. */
  commission,
  reasonCode: z.enum(returnReasons),
  note: z.nullable(z.string()),
  by: actor,
  at: instant,
})

/** What was paid back by operators without a return. */
export type Refund = z.infer<typeof refund>

/** What an order comes to. `total = subtotal − discount + tax + delivery`, `due = total − returned − paid + refunded + refunding`. */
export const breakdown = z.object({
  subtotal: money,
  discount: money,
  tax: money,
  delivery: money,
  total: money,
  /** What is not owed any more: of pieces that came back or never leave, of refunded delivery, or all of a cancelled order. */
  returned: money,
  paid: money,
  /** What went back, for certain. */
  refunded: money,
  /** What was sent back and has no answer yet: nobody knows whether it arrived, and it is not sent again. */
  refunding: money,
  /** What is still to be paid; negative where it is to be paid back. */
  due: money,
})

/** What an order comes to. */
export type Breakdown = z.infer<typeof breakdown>

/** A return of an order, as the order names it. */
const orderReturn = z.object({
  voucherToken: token,
  returnNo: z.string(),
  status: z.enum(returnStatuses),
  raisedAt: instant,
  amount: money,
  /** The part of its pieces' value that was not granted and stays the seller's. Zero before it is granted. */
  withheld: money,
  lines: z.array(pieces),
})

/** Answer of `GET {business}/orders/{secureToken}`. */
export const orderDetail = z.extend(orderRow, {
  lines: z.array(orderLine).check(z.minLength(1), z.maxLength(100)),
  /** What bringing it costs; nothing where it is picked up. */
  deliveryFee: money,
  breakdown,
  /** Oldest first. */
  transactions: z.array(transaction),
  /** Days within which it is paid; null where it is not on account. */
  termsDays: z.nullable(count),
  /** Above it an administrator has to approve of such an order; null where there is no limit. */
  approvalLimit: z.nullable(money),
  /** Of a buyer with an account: what may be owed, and what is owed without this order. */
  credit: z.nullable(z.object({ limit: money, used: money })),
  /** Null where it is picked up. */
  address: z.nullable(
    z.object({
      line1: z.string(),
      town: z.string(),
      county: z.string(),
      countryCode: z.enum(countries),
    }),
  ),
  /** Its label is the receipt; null before it is completed. */
  sale: z.nullable(ref),
  /** Oldest first. */
  shipments: z.array(shipment),
  /** Of all of it, or of what had not left (`cancel_rest`): the last one. */
  cancellation: z.nullable(
    z.object({
      reasonCode: z.enum(cancelReasons),
      note: z.nullable(z.string()),
      by: actor,
      at: instant,
      /** What was reserved can be sold again. */
      isRestocked: z.boolean(),
    }),
  ),
  returns: z.array(orderReturn),
  /** Without a return; oldest first. */
  refunds: z.array(refund),
  /** What platform and agent earn with it at the frozen rates, less what returned pieces took back. */
  commission,
  /** What its invoice says: a number of its own, and where and under which tax number its seller trades. */
  invoice: z.object({
    number: z.string(),
    seller: z.object({
      line1: z.string(),
      town: z.string(),
      county: z.string(),
      countryCode: z.enum(countries),
      taxNumber: z.string(),
    }),
  }),
  emailMasked: z.string(),
  /** By which its agent's record is found; null where it has none. */
  agentSecureToken: z.nullable(token),
  /** The shop user who buys; null for who has no account: the staff wrote the order down for them. */
  shopUser: z.nullable(token),
  /** What the buyer asks for. */
  note: z.nullable(z.string()),
  /** By the same buyer, newest first, five at most. */
  otherOrders: z.array(
    z.object({
      secureToken: token,
      reference: z.string(),
      placedAt: z.nullable(instant),
      status: z.enum(orderStatuses),
      total: money,
    }),
  ),
})

/** A whole order. */
export type OrderDetail = z.infer<typeof orderDetail>
