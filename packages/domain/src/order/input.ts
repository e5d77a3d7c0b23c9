import { money } from '@console/core/contracts'
import * as z from 'zod/mini'
import { note } from '@console/core/kinds'
import { returnReasons } from '../return-voucher/terms'
import { pieces } from './contract'
import { cancelReasons, deliveryFailures, orderRefundMethods } from './terms'

/** The input that decisions about orders and about their payments share. */
const both = {
  /** With `dispatch_part` what leaves, with `refund` what is paid back: each line once. */
  lines: z.optional(z.array(pieces).check(z.maxLength(100))),
  /** With `cancel`, `cancel_rest`, `fail_delivery` and `refund`; cancelling, failing and refunding have reasons of their own. */
  reasonCode: z.optional(
    z.enum([...new Set([...cancelReasons, ...deliveryFailures, ...returnReasons])]),
  ),
  /** With the reason `other` at least 10 characters. */
  note,
}

/** The input of decisions about orders. */
export const orderInput = {
  ...both,
  /** With `dispatch` and `dispatch_part`. */
  carrier: z.optional(z.string().check(z.maxLength(80))),
  /** With `dispatch` and `dispatch_part`: 4 to 40 characters. */
  trackingNumber: z.optional(z.string().check(z.maxLength(40))),
  /** With `deliver` and `fail_delivery`, where several shipments are under way: which. */
  shipmentToken: z.optional(z.string()),
  /** With `deliver`: who took it. */
  receivedBy: z.optional(z.string().check(z.maxLength(80))),
  /** With `cancel` and `cancel_rest`: what was reserved can be sold again. Left out: it can. */
  restock: z.optional(z.boolean()),
}

/** The input of decisions about payments of orders. */
export const paymentInput = {
  ...both,
  /** With `settle`: the number of the receipt or of the transfer. */
  reference: z.optional(z.string().check(z.maxLength(80))),
  /** With `refund`: what of the delivery is paid back; left out: nothing. */
  delivery: z.optional(money),
  /** With `refund`: how it goes back. */
  method: z.optional(z.enum(orderRefundMethods)),
}
