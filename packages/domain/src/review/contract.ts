import { actor, instant, media, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { actionState, decision, versioned } from '@console/core/workflows'

const count = z.int().check(z.nonnegative())

/** Automatic suspicions about a review. */
export const reviewSignals = [
  'profanity',
  'contact_details',
  'duplicate',
  'competitor_link',
  'image_unsafe',
] as const

/** Statuses of a review. */
export const reviewStatuses = ['pending', 'published', 'rejected', 'hidden'] as const

/** Actions of operators on a review. */
const reviewActions = ['publish', 'reject', 'hide', 'mask'] as const

/** Blockers of these actions. */
const reviewBlockers = ['wrong_status', 'reason_missing', 'note_missing'] as const

/** Languages of reviews. */
export const reviewLanguages = ['en', 'sw', 'ar', 'fr'] as const

const stars = z.int().check(z.minimum(1), z.maximum(5))

/** One row of `GET {business}/reviews`. */
export const reviewRow = z.extend(versioned, {
  _actions: z.array(actionState(reviewActions, reviewBlockers)),
  reviewToken: token,
  status: z.enum(reviewStatuses),
  rating: stars,
  title: z.nullable(z.string()),
  /** Full text. */
  body: z.string(),
  /** Language of the text. */
  lang: z.enum(reviewLanguages),
  product: z.object({ ...ref.shape, productToken: token }),
  business: ref,
  author: z.object({ name: z.string(), userToken: token }),
  /** The author bought the product on the marketplace. */
  verifiedPurchase: z.boolean(),
  /** Number of complaints by readers. */
  reports: count,
  signals: z.array(z.enum(reviewSignals)),
  /** Telephone numbers and addresses in it are masked. */
  isMasked: z.boolean(),
  submittedAt: instant,
  /** Deadline of the decision. */
  dueAt: instant,
  /** The latest decision. */
  decision: z.nullable(decision),
})

export type ReviewRow = z.infer<typeof reviewRow>

/** Answer of `GET {business}/reviews/{reviewToken}`. */
export const reviewDetail = z.extend(reviewRow, {
  /** Passages that raised a signal: positions in `body`, from `start` up to, but excluding, `end`. */
  marks: z.array(z.object({ signal: z.enum(reviewSignals), start: count, end: count })),
  images: z.array(media),
  /** Order of the product; its label is the reference. */
  order: z.nullable(ref),
  /** Reply of the business. */
  reply: z.nullable(z.object({ body: z.string(), by: actor, at: instant })),
  /** By the same author, newest first, at most five. */
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

export type ReviewDetail = z.infer<typeof reviewDetail>
