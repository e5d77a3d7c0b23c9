import { money } from '@console/core/contracts'
import * as z from 'zod/mini'
import { note } from '@console/core/workflows'
import { returnReasons } from './returns'
import { pieces } from './contract'
import { cancelReasons, deliveryFailures, orderRefundMethods } from './terms'

/** Shared input of decisions about orders and about their payments. */
const both = {
  /** With `dispatch_part` the pieces to ship, with `refund` those to refund: each line once. */
  lines: z.optional(z.array(pieces).check(z.maxLength(100))),
  /** With `cancel`, `cancel_rest`, `fail_delivery` and `refund`: one of the reasons for that action. */
  reasonCode: z.optional(
    z.enum([...new Set([...cancelReasons, ...deliveryFailures, ...returnReasons])]),
  ),
  /** With the reason `other`: at least 10 characters. */
  note,
}

/** Input of decisions about orders. */
export const orderInput = {
  ...both,
  /** With `dispatch` and `dispatch_part`. */
  carrier: z.optional(z.string().check(z.maxLength(80))),
  /** With `dispatch` and `dispatch_part`: 4 to 40 characters. */
  trackingNumber: z.optional(z.string().check(z.maxLength(40))),
  /** With `deliver` and `fail_delivery`, if several shipments are in transit: the shipment concerned. */
  shipmentToken: z.optional(z.string()),
  /** With `deliver`: the recipient. */
  receivedBy: z.optional(z.string().check(z.maxLength(80))),
  /** With `cancel` and `cancel_rest`: return reserved pieces to stock. Default: true. */
  restock: z.optional(z.boolean()),
}

/** Input of decisions about payments of orders. */
export const paymentInput = {
  ...both,
  /** With `settle`: number of the receipt or of the transfer. */
  reference: z.optional(z.string().check(z.maxLength(80))),
  /** With `refund`: part of the delivery fee to refund; left out for none. */
  delivery: z.optional(money),
  /** With `refund`: refund method. */
  method: z.optional(z.enum(orderRefundMethods)),
}
