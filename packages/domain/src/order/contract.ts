import { actor, instant, media, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/workflows'
import { countries } from '../parties/contract'
import {
  cancelReasons,
  deliveryFailures,
  deliveryMethods,
  orderActions,
  orderChannels,
  orderFlags,
  orderBlockers,
  orderStatuses,
  paymentActions,
  paymentMethods,
  paymentStatuses,
  shipmentStates,
} from './terms'
import { returnReasons, returnStatuses } from './returns'

const count = z.int().check(z.nonnegative())

/** Pieces of one line. */
const quantity = z.int().check(z.minimum(1), z.maximum(100_000))

/** Basis points: 1600 is 16 %. */
const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000))

/** Buyer: a person, or a business and the person who orders for it. */
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
  _actions: z.array(actionState([...orderActions, ...paymentActions], orderBlockers)),
  secureToken: token,
  /** `B2C-2026-004512`; each channel has a prefix, and its numbers restart each year. */
  reference: z.string(),
  channel: z.enum(orderChannels),
  status: z.enum(orderStatuses),
  /** Creation; for a draft, the last change. */
  createdAt: instant,
  /** Null for a draft. */
  placedAt: z.nullable(instant),
  /** Time of the last status change. */
  changedAt: instant,
  buyer,
  seller: ref,
  /** Agent who brought it, by `agentToken`; null without one. */
  agent: z.nullable(ref),
  /** Member of staff who created it; null if the buyer ordered. */
  createdBy: z.nullable(actor),
  /** Reference of the buyer; null for none. */
  purchaseOrder: z.nullable(z.string()),
  lineCount: z.int().check(z.minimum(1), z.maximum(100)),
  total: money,
  /** Commission of its agent; null without one. */
  agentCommission: z.nullable(money),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  /** Due date of the payment; null if it is not on account. */
  dueAt: z.nullable(instant),
  deliveryMethod: z.enum(deliveryMethods),
  /** Destination, or place of pickup. */
  county: z.string(),
  /** Promised delivery; null for a draft. */
  promisedAt: z.nullable(instant),
  /** Carrier of the last shipment; null before the first, and for a pickup. */
  carrier: z.nullable(z.string()),
  /** Set if the promised delivery has passed and it has not arrived. */
  isLate: z.boolean(),
  flags: z.array(z.enum(orderFlags)),
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type OrderRow = z.infer<typeof orderRow>

/** Commission rate at the time of the order: later rates do not change it. */
const frozenRate = z.object({
  rateToken: token,
  rateBps: basisPoints,
  /**
   * Commission on all pieces of the line, in minor units, if that is not just the share of their value: a fixed amount, one with
   * limits or tiers, or one with a larger base.
   */
  earned: z.optional(count),
})

/** One line of an order. */
export const orderLine = z.object({
  lineId: token,
  /** Its label is the product name at the time of sale. */
  product: z.object({ ...ref.shape, productToken: token }),
  sku: z.string(),
  image: z.nullable(media),
  /** Without tax. */
  unitPrice: money,
  /** Usual price of one piece, and the reason for another price; null at the usual price. */
  override: z.nullable(z.object({ listPrice: money, reason: z.string() })),
  quantity,
  /** Discount on all pieces together. */
  discount: money,
  taxBps: basisPoints,
  tax: money,
  /** Price of the pieces, less discount, with tax. */
  total: money,
  /** Dispatched pieces, without those that came back. */
  dispatched: count,
  /** Pieces that will never ship: cancelled after others had shipped. */
  dropped: count,
  /** Pieces that are no longer owed: returned, refunded, or never shipped. */
  returned: count,
  /** Null without a rate, or without an agent. */
  rates: z.object({ platform: z.nullable(frozenRate), agent: z.nullable(frozenRate) }),
})

export type OrderLine = z.infer<typeof orderLine>

/**
 * A payment: a charge is received, a refund is sent. Without an answer it is pending: its status is requested, and it is never
 * repeated.
 */
export const transaction = z.object({
  transactionId: token,
  type: z.enum(['charge', 'refund']),
  state: z.enum(['pending', 'succeeded', 'failed']),
  amount: money,
  /** For example `M-PESA`; a proper name, never translated. Null for a manually recorded transfer: its bank is not stored. */
  provider: z.nullable(z.string()),
  /** Transaction number of the provider; null before there is one. */
  providerReference: z.nullable(z.string()),
  at: instant,
})

export type Transaction = z.infer<typeof transaction>

/** A number of pieces of a line. */
export const pieces = z.object({ lineId: token, quantity })

export type Pieces = z.infer<typeof pieces>

/** Pieces that are shipped together. */
export const shipment = z.object({
  shipmentToken: token,
  state: z.enum(shipmentStates),
  /** Null for a pickup by the buyer. */
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  dispatchedAt: instant,
  /** Delivery, or return to the sender; null in transit. */
  endedAt: z.nullable(instant),
  receivedBy: z.nullable(z.string()),
  /** Reason for a failed delivery; null without one. */
  failure: z.nullable(z.enum(deliveryFailures)),
  lines: z.array(pieces),
})

export type Shipment = z.infer<typeof shipment>

/** Commission of platform and agent. */
const commission = z.object({ platform: money, agent: money })

export type Commission = z.infer<typeof commission>

/** A refund by operators without a return. Its transaction has the outcome. */
export const refund = z.object({
  transactionId: token,
  lines: z.array(pieces),
  /** Part of it for delivery; zero for none. */
  delivery: money,
  /** Total, including delivery. */
  amount: money,
  /** Commission reversed for platform and agent, at the frozen rates; zero before the order was a sale. */
  commission,
  reasonCode: z.enum(returnReasons),
  note: z.nullable(z.string()),
  by: actor,
  at: instant,
})

export type Refund = z.infer<typeof refund>

/** Amounts of an order. `total = subtotal − discount + tax + delivery`, `due = total − returned − paid + refunded + refunding`. */
export const breakdown = z.object({
  subtotal: money,
  discount: money,
  tax: money,
  delivery: money,
  total: money,
  /** Amount no longer owed: for returned or never shipped pieces, refunded delivery, or all of a cancelled order. */
  returned: money,
  paid: money,
  /** Confirmed refunds. */
  refunded: money,
  /** Refunds without an answer yet: their outcome is unknown, and they are not sent again. */
  refunding: money,
  /** Amount still owed; negative if it is owed to the buyer. */
  due: money,
})

export type Breakdown = z.infer<typeof breakdown>

/** A return, as its order refers to it. */
const orderReturn = z.object({
  voucherToken: token,
  returnNo: z.string(),
  status: z.enum(returnStatuses),
  raisedAt: instant,
  amount: money,
  /** Part of the value that was not granted, and which the seller retains. Zero before it is granted. */
  withheld: money,
  lines: z.array(pieces),
})

/** Answer of `GET {business}/orders/{secureToken}`. */
export const orderDetail = z.extend(orderRow, {
  lines: z.array(orderLine).check(z.minLength(1), z.maxLength(100)),
  /** Delivery fee; zero for a pickup. */
  deliveryFee: money,
  breakdown,
  /** Oldest first. */
  transactions: z.array(transaction),
  /** Payment term in days; null if it is not on account. */
  termsDays: z.nullable(count),
  /** Limit above which an administrator has to approve the order; null without one. */
  approvalLimit: z.nullable(money),
  /** Credit of a buyer with an account: the limit, and the amount owed without this order. */
  credit: z.nullable(z.object({ limit: money, used: money })),
  /** Null for a pickup. */
  address: z.nullable(
    z.object({
      line1: z.string(),
      town: z.string(),
      county: z.string(),
      countryCode: z.enum(countries),
    }),
  ),
  /** Its label is the receipt number; null before completion. */
  sale: z.nullable(ref),
  /** Oldest first. */
  shipments: z.array(shipment),
  /** Of the whole order, or of the pieces not yet shipped (`cancel_rest`): the last one. */
  cancellation: z.nullable(
    z.object({
      reasonCode: z.enum(cancelReasons),
      note: z.nullable(z.string()),
      by: actor,
      at: instant,
      /** Reserved pieces were returned to stock. */
      isRestocked: z.boolean(),
    }),
  ),
  returns: z.array(orderReturn),
  /** Refunds without a return; oldest first. */
  refunds: z.array(refund),
  /** Commission of platform and agent at the frozen rates, less reversals for returned pieces. */
  commission,
  /** Invoice: its number, and the seller's address and tax number. */
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
  /** Token of its agent's record; null without an agent. */
  agentSecureToken: z.nullable(token),
  /** Shop user of the buyer; null for a buyer without an account, whose order was created by the staff. */
  shopUser: z.nullable(token),
  /** Request of the buyer. */
  note: z.nullable(z.string()),
  /** By the same buyer, newest first, at most five. */
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

export type OrderDetail = z.infer<typeof orderDetail>
