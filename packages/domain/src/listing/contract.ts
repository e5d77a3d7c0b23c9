import { instant, media, money, ref, text, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { approvableDetail, approvableRow, hiddenBy, updateOf } from '../approval/contract'
import { planPeriods } from '../listing-plan/terms'
import { address, countries, weeklyHours } from '../parties/contract'
import { listingActions } from './workflows'
import { visibilities } from './visibility'

const count = z.int().check(z.nonnegative())

const changeable = {
  /** The contract requires 3 to 120 characters. */
  title: z.string(),
  category: ref,
  subcategory: ref,
  /** Cover photo, 96 by 96 pixels; null without a photo. */
  photo: z.nullable(media),
  photoCount: count,
  /** At most three, public. */
  phones: z.array(z.string()),
}

/** One row of `GET {business}/listings`. */
export const listingRow = z.extend(approvableRow, {
  _actions: listingActions,
  /** `L-000123`. */
  listingNo: z.string(),
  ...changeable,
  business: ref,
  country: z.enum(countries),
  county: z.string(),
  plan: ref,
  /** Price of its plan per period, at its version of the plan. */
  planPrice: money,
  /** Maximum photos on its plan. */
  photoLimit: count,
  /** End of its plan; null before its first approval, and if its plan has no end. */
  expiresAt: z.nullable(instant),
  /** Null before its first approval. */
  visibility: z.nullable(z.enum(visibilities)),
  /** Listed first in its category until then; null if it is not. */
  featuredUntil: z.nullable(instant),
  /** Number of views in the last 30 days. */
  views30d: count,
  /** Number of contacts through it in the last 30 days. */
  leads30d: count,
  /** First approval; null before. */
  approvedAt: z.nullable(instant),
  hiddenBy,
  update: updateOf(z.object(changeable)),
})

export type ListingRow = z.infer<typeof listingRow>

/** Ways to contact a business through its listing. */
export const leadChannels = ['call', 'message', 'website', 'directions'] as const

/** Bill of one period on a plan. */
const bill = z.object({
  /** `INV-2026-004512`. */
  billNo: z.string(),
  plan: ref,
  planVersion: z.int().check(z.positive()),
  from: instant,
  /** Null if the plan has no end. */
  to: z.nullable(instant),
  amount: money,
  state: z.enum(['open', 'paid']),
})

const changeableDetail = {
  /** Plain text; an empty line between paragraphs. */
  description: text,
  address,
  website: z.nullable(z.string()),
  hours: weeklyHours,
  /** The cover first. */
  photos: z.array(media),
  /** At most ten. */
  tags: z.array(z.string()),
}

/** Answer of `GET {business}/listings/{secureToken}`. */
export const listingDetail = z.extend(listingRow, {
  ...approvableDetail.shape,
  ...changeableDetail,
  subscription: z.object({
    planVersion: z.int().check(z.positive()),
    period: z.enum(planPeriods),
    /** Maximum telephone numbers on its plan. */
    phoneLimit: count,
    /** Start of its current period; null before its first approval. */
    startedAt: z.nullable(instant),
  }),
  /** Newest first. */
  bills: z.array(bill),
  /** The latest of the last 30 days, at most 20, newest first. Identities are masked. */
  leads: z.array(
    z.object({
      leadId: token,
      at: instant,
      channel: z.enum(leadChannels),
      /** `+254 ••• ••• 412`; null without a number. */
      phoneMasked: z.nullable(z.string()),
      message: z.nullable(z.string()),
    }),
  ),
  /** By day, oldest first: the last 30 days of a visible listing; empty for others. */
  days: z.array(z.object({ date: z.iso.date(), views: count, leads: count })),
  detailUpdate: updateOf(z.object(changeableDetail)),
})

export type ListingDetail = z.infer<typeof listingDetail>
