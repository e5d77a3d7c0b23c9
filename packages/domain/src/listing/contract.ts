import { instant, media, money, ref, text, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { approvableDetail, approvableRow, hiddenBy, updateOf } from '../approval/contract'
import { planPeriods } from '../listing-plan/terms'
import { address, countries, weeklyHours } from '../parties/contract'
import { listingActions } from './kinds'
import { visibilities } from './visibility'

const count = z.int().check(z.nonnegative())

const changeable = {
  /** 3 to 120 characters are agreed. */
  title: z.string(),
  category: ref,
  subcategory: ref,
  /** Its cover, 96 by 96 pixels; null where it has no photo. */
  photo: z.nullable(media),
  photoCount: count,
  /** Three at most; public, as shoppers call them. */
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
  /** What its plan costs for a period, at the version that it is on. */
  planPrice: money,
  /** How many photos its plan allows. */
  photoLimit: count,
  /** When its plan ends; null before its first approval, and where its plan has no end. */
  expiresAt: z.nullable(instant),
  /** Null before its first approval. */
  visibility: z.nullable(z.enum(visibilities)),
  /** Until then it stands before the others of its category; null where it does not. */
  featuredUntil: z.nullable(instant),
  /** How often it was looked at in the last 30 days. */
  views30d: count,
  /** How often somebody got in touch through it in the last 30 days. */
  leads30d: count,
  /** When it first went live; null before that. */
  approvedAt: z.nullable(instant),
  hiddenBy,
  update: updateOf(z.object(changeable)),
})

/** A listing as lists have it. */
export type ListingRow = z.infer<typeof listingRow>

/** How somebody got in touch with a business through its listing. */
export const leadChannels = ['call', 'message', 'website', 'directions'] as const

/** What a period on a plan was billed with. */
const bill = z.object({
  /** `INV-2026-004512`. */
  billNo: z.string(),
  plan: ref,
  planVersion: z.int().check(z.positive()),
  from: instant,
  /** Null where the plan has no end. */
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
  /** Ten at most. */
  tags: z.array(z.string()),
}

/** Answer of `GET {business}/listings/{secureToken}`. */
export const listingDetail = z.extend(listingRow, {
  ...approvableDetail.shape,
  ...changeableDetail,
  subscription: z.object({
    planVersion: z.int().check(z.positive()),
    period: z.enum(planPeriods),
    /** How many telephone numbers its plan allows. */
    phoneLimit: count,
    /** When its present period began; null before its first approval. */
    startedAt: z.nullable(instant),
  }),
  /** Newest first. */
  bills: z.array(bill),
  /** The last 20 of the last 30 days, newest first. Who it was is masked. */
  leads: z.array(
    z.object({
      leadId: token,
      at: instant,
      channel: z.enum(leadChannels),
      /** `+254 ••• ••• 412`; null where nobody left a number. */
      phoneMasked: z.nullable(z.string()),
      message: z.nullable(z.string()),
    }),
  ),
  /** By day, oldest first: the last 30 days of one that is found; empty for others. */
  days: z.array(z.object({ date: z.iso.date(), views: count, leads: count })),
  detailUpdate: updateOf(z.object(changeableDetail)),
})

/** A whole listing. */
export type ListingDetail = z.infer<typeof listingDetail>
