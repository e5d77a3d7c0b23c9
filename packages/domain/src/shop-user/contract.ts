import { instant, money, ref, token } from '@console/core/contracts'
import { actionState, decision, versioned } from '@console/core/workflows'
import * as z from 'zod/mini'
import { orderChannels, orderStatuses } from '../order/terms'
import { countries } from '../parties/contract'
import { returnStatuses } from '../order/returns'
import {
  consents,
  contactFields,
  reasonLength,
  shopUserActions,
  shopUserBlockers,
  shopUserStatuses,
  shopUserTypes,
} from './terms'

const count = z.int().check(z.nonnegative())

/**
 * One row of `GET {business}/shop-users`: a customer of the shop. Contacts are masked everywhere except in the answer of
 * `reveal`.
 */
export const shopUser = z.extend(versioned, {
  _actions: z.array(actionState(shopUserActions, shopUserBlockers)),
  userToken: token,
  name: z.string(),
  type: z.enum(shopUserTypes),
  /** Business that they order for; null for a private person. */
  business: z.nullable(ref),
  status: z.enum(shopUserStatuses),
  /** `+254 ••• ••• 412`; null without a number. */
  phoneMasked: z.nullable(z.string()),
  /** `w•••@mail.example`. */
  emailMasked: z.string(),
  /** Null if unknown. */
  county: z.nullable(z.string()),
  /** Number of orders in any status. */
  orders: count,
  /** Total of their orders that were not cancelled, one amount for each currency. */
  spent: z.array(money),
  /** Null without orders. */
  lastOrderAt: z.nullable(instant),
  joinedAt: instant,
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type ShopUser = z.infer<typeof shopUser>

/** Answer of `GET {business}/shop-users/{userToken}`. */
export const shopUserDetail = z.extend(shopUser, {
  verified: z.object({ email: z.boolean(), phone: z.boolean() }),
  /** Date of each consent; null without consent. */
  consents: z.array(z.object({ to: z.enum(consents), since: z.nullable(instant) })),
  addresses: z.array(
    z.object({
      line1: z.string(),
      town: z.string(),
      county: z.string(),
      countryCode: z.enum(countries),
    }),
  ),
  /** Number of their orders by channel; channels without orders are left out. */
  channels: z.array(z.object({ channel: z.enum(orderChannels), orders: count })),
  /** Newest first, at most five. */
  latestOrders: z.array(
    z.object({
      secureToken: token,
      reference: z.string(),
      placedAt: z.nullable(instant),
      status: z.enum(orderStatuses),
      total: money,
    }),
  ),
  /** Returns of their orders, newest first, at most five. */
  returns: z.array(
    z.object({
      voucherToken: token,
      returnNo: z.string(),
      status: z.enum(returnStatuses),
      amount: money,
    }),
  ),
  /** Product reviews by them, newest first, at most five. */
  reviews: z.array(z.object({ reviewToken: token, product: ref, rating: count })),
})

export type ShopUserDetail = z.infer<typeof shopUserDetail>

/** Body of `POST {business}/shop-users/{userToken}/reveal`. The history records the reason. */
export const revealBody = z.object({
  field: z.enum(contactFields),
  reason: z.string().check(z.trim(), z.minLength(reasonLength.min), z.maxLength(reasonLength.max)),
})

export type RevealBody = z.infer<typeof revealBody>

/** Answer: the complete number or address. */
export const revealed = z.object({ value: z.string() })
