import { actor, instant, media, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/kinds'

const count = z.int().check(z.nonnegative())

/** What a review may be suspected of. */
export const reviewSignals = [
  'profanity',
  'contact_details',
  'duplicate',
  'competitor_link',
  'image_unsafe',
] as const

/** Where a review stands. */
export const reviewStatuses = ['pending', 'published', 'rejected', 'hidden'] as const

/** What an operator may do with a review. */
const reviewActions = ['publish', 'reject', 'hide', 'mask'] as const

/** Why one of these cannot be done now. */
const reviewHindrances = ['wrong_status', 'reason_missing', 'note_missing'] as const

/** The languages that reviews are written in. */
export const reviewLanguages = ['en', 'sw', 'ar', 'fr'] as const

const stars = z.int().check(z.minimum(1), z.maximum(5))

/** One row of `GET {business}/reviews`. */
export const reviewRow = z.extend(versioned, {
  _actions: z.array(actionState(reviewActions, reviewHindrances)),
  reviewToken: token,
  status: z.enum(reviewStatuses),
  rating: stars,
  title: z.nullable(z.string()),
  /** All that it says. */
  body: z.string(),
  /** The language it is written in. */
  lang: z.enum(reviewLanguages),
  product: z.object({ ...ref.shape, productToken: token }),
  business: ref,
  author: z.object({ name: z.string(), userToken: token }),
  /** Its author has bought the product here. */
  verifiedPurchase: z.boolean(),
  /** How often readers have complained of it. */
  reports: count,
  signals: z.array(z.enum(reviewSignals)),
  /** Telephone numbers and addresses in it are not shown. */
  isMasked: z.boolean(),
  submittedAt: instant,
  /** When it should have been decided. */
  dueAt: instant,
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** A review as lists have it. */
export type ReviewRow = z.infer<typeof reviewRow>

/** Answer of `GET {business}/reviews/{reviewToken}`. */
export const reviewDetail = z.extend(reviewRow, {
  /** The words a signal was raised for: places in `body`, from `start` up to but not including `end`. */
  marks: z.array(z.object({ signal: z.enum(reviewSignals), start: count, end: count })),
  images: z.array(media),
  /** What the product was bought with; its label is the reference of the order. */
  order: z.nullable(ref),
  /** What the business has answered. */
  reply: z.nullable(z.object({ body: z.string(), by: actor, at: instant })),
  /** By the same author, newest first, five at most. */
  otherReviews: z.array(
    z.object({
      reviewToken: token,
      productLabel: z.string(),
      rating: stars,
      excerpt: z.string(),
      submittedAt: instant,
      status: z.enum(reviewStatuses),
    }),
  ),
})

/** A whole review. */
export type ReviewDetail = z.infer<typeof reviewDetail>
