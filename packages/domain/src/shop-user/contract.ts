import { instant, money, ref, token } from '@console/core/contracts'
import { actionState, decision, versioned } from '@console/core/kinds'
import * as z from 'zod/mini'
import { orderChannels, orderStatuses } from '../order/terms'
import { countries } from '../parties/contract'
import { returnStatuses } from '../return-voucher/terms'
import {
  consents,
  contactFields,
  reasonLength,
  shopUserActions,
  shopUserHindrances,
  shopUserStatuses,
  shopUserTypes,
} from './terms'

const count = z.int().check(z.nonnegative())

/** One row of `GET {business}/shop-users`: somebody who shops. Contacts are masked everywhere but in the answer of `reveal`. */
export const shopUser = z.extend(versioned, {
  _actions: z.array(actionState(shopUserActions, shopUserHindrances)),
  userToken: token,
  name: z.string(),
  type: z.enum(shopUserTypes),
  /** The one they order for; null for a person. */
  business: z.nullable(ref),
  status: z.enum(shopUserStatuses),
  /** `+254 ••• ••• 412`; null where they have given none. */
  phoneMasked: z.nullable(z.string()),
  /** `w•••@mail.example`. */
  emailMasked: z.string(),
  /** Null where they have not said. */
  county: z.nullable(z.string()),
  /** Whatever became of them. */
  orders: count,
  /** What their orders come to that were not cancelled, one amount for each currency. */
  spent: z.array(money),
  /** When they last ordered; null for never. */
  lastOrderAt: z.nullable(instant),
  joinedAt: instant,
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** Somebody who shops. */
export type ShopUser = z.infer<typeof shopUser>

/** Answer of `GET {business}/shop-users/{userToken}`. */
export const shopUserDetail = z.extend(shopUser, {
  verified: z.object({ email: z.boolean(), phone: z.boolean() }),
  /** Since when they agree; null where they do not. */
  consents: z.array(z.object({ to: z.enum(consents), since: z.nullable(instant) })),
  addresses: z.array(
    z.object({
      line1: z.string(),
      town: z.string(),
      county: z.string(),
      countryCode: z.enum(countries),
    }),
  ),
  /** How many of their orders came by which channel; those by none are left out. */
  channels: z.array(z.object({ channel: z.enum(orderChannels), orders: count })),
  /** The newest first, five at most. */
  latestOrders: z.array(
    z.object({
      secureToken: token,
      reference: z.string(),
      placedAt: z.nullable(instant),
      status: z.enum(orderStatuses),
      total: money,
    }),
  ),
  /** Of their orders, the newest first, five at most. */
  returns: z.array(
    z.object({
      voucherToken: token,
      returnNo: z.string(),
      status: z.enum(returnStatuses),
      amount: money,
    }),
  ),
  /** What they have written of products, the newest first, five at most. */
  reviews: z.array(z.object({ reviewToken: token, product: ref, rating: count })),
})

/** All that is known of somebody who shops, but how they are reached. */
export type ShopUserDetail = z.infer<typeof shopUserDetail>

/** Body of `POST {business}/shop-users/{userToken}/reveal`. The reason goes into the history. */
export const revealBody = z.object({
  field: z.enum(contactFields),
  reason: z
    .string()
    .check(z.trim(), z.minLength(reasonLength.least), z.maxLength(reasonLength.most)),
})

/** What is revealed, and why. */
export type RevealBody = z.infer<typeof revealBody>

/** Its answer: the whole number or address. */
export const revealed = z.object({ value: z.string() })
