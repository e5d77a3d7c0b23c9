import type { ReviewRow } from '@console/domain/review'
import type { Decision } from '@console/core/workflows'
import { day, hour, instant, sampleStart } from '../../store/clock'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { reviewers } from '../../accounts/actors'
import { waited } from '../shared/approval'
import { type Country, personName } from '../../random/people'
import { lazily, once } from '../../random/once'
import { products, type UncountedProduct } from '../product/rows'
import { fixtureReviews, reviewedProducts, reviewRatings, reviewStates } from './seeds'
import { shopSettingSeeds } from '../shop-setting/seeds'
import { type ReviewText, reviewText, withoutContacts } from './texts'

/** Summary row: the fields of a record in lists. */
export type Review = Omit<ReviewRow, '_actions'>

const slaHours = shopSettingSeeds.review.slaHours.review

function authorName(index: number): string {
  const country = seededRandom('review', index, 'country').pick<Country>(['KE', 'UG', 'TZ', 'RW'])
  const { firstName, lastName } = personName(country, seededRandom('review', index, 'author'))
  return `${firstName} ${lastName}`
}

/** Authors of reviews, by name, so that the same name is the same person. */
const authors = once(() => {
  const tokens = new Map<string, string>()
  for (const index of reviewStates().keys()) {
    const name = authorName(index)
    if (!tokens.has(name)) tokens.set(name, token('shopUser', 100 + tokens.size))
  }
  return tokens
})

function authorOf({ index }: ReviewSeed): Review['author'] {
  const name = authorName(index)
  return { name, userToken: authors().get(name) ?? '' }
}

/** A review before its text is composed. */
interface ReviewSeed {
  index: number
  status: Review['status']
  isReported: boolean
  /** In milliseconds since 1970. */
  submittedAt: number
}

function isMasked({ index, status, isReported }: ReviewSeed): boolean {
  return (
    status === 'published' && !isReported && reviewText(index).signals.includes('contact_details')
  )
}

/** Text of a review as it is shown. */
function shownText(seed: ReviewSeed): ReviewText {
  const text = reviewText(seed.index)
  return isMasked(seed) ? withoutContacts(text) : text
}

/** Text and product of a review. */
const withRest = lazily<
  ReviewSeed,
  Pick<
    Review,
    | 'title'
    | 'body'
    | 'lang'
    | 'product'
    | 'business'
    | 'author'
    | 'verifiedPurchase'
    | 'signals'
    | 'isMasked'
    | 'decision'
  >
>({
  title: (seed) => shownText(seed).title,
  body: (seed) => shownText(seed).body,
  lang: ({ index }) => reviewText(index).lang,
  product({ index }) {
    const { secureToken, name, productToken } = reviewed(index)
    return { token: secureToken, label: name, productToken }
  },
  business: ({ index }) => reviewed(index).business,
  author: authorOf,
  verifiedPurchase: ({ index }) =>
    index !== fixtureReviews.competitorLink &&
    seededRandom('review', index, 'isBuyer').next() < 0.84,
  signals: (seed) => shownText(seed).signals,
  isMasked,
  decision: decisionOf,
})

function reviewed(index: number): UncountedProduct {
  return products()[reviewedProducts()[index] ?? 0] as UncountedProduct
}

/** 1 800 reviews, 90 pending, 40 reported, with a J-shaped distribution of ratings. */
export const reviews = once((): Review[] =>
  reviewStates().map((state, index) => {
    const isWaiting = state === 'pending' || state === 'reported'
    const age = isWaiting
      ? waited('review', index, slaHours)
      : seededRandom('review', index, 'age').integer(2 * day, 365 * day)
    const isReported = state === 'reported'
    const status = isReported ? 'published' : state
    const submittedAt = sampleStart - age
    return withRest(
      {
        version: 1,
        reviewToken: token('review', index),
        status,
        rating: reviewRatings()[index] ?? 5,
        reports: isReported ? seededRandom('review', index, 'reports').integer(1, 6) : 0,
        submittedAt: instant(submittedAt),
        dueAt: instant(submittedAt + slaHours * hour),
      },
      { index, status, isReported, submittedAt },
    )
  }),
)

/** Changes of a review's row when its contact details are masked. */
export function maskedFields(row: Review): Partial<Review> {
  const text = withoutContacts(reviewText(reviewIndex(row)))
  return { isMasked: true, signals: text.signals, body: text.body }
}

const places = once(() => new Map(reviews().map(({ reviewToken }, index) => [reviewToken, index])))

/** Index from which a review was generated. */
export function reviewIndex({ reviewToken }: Pick<Review, 'reviewToken'>): number {
  return places().get(reviewToken) ?? 0
}

function decisionOf({ index, status, submittedAt, isReported }: ReviewSeed): Decision | null {
  if (status === 'pending') return null
  const stream = seededRandom('review', index, 'decision')
  const isNow = index === fixtureReviews.decidedByAnother
  const after = isReported ? 5 : stream.integer(10, slaHours * 60)
  const reasonCode =
    status === 'published'
      ? null
      : stream.pick(['policy_breach', 'misleading_content', 'fraud_suspected'] as const)
  return {
    decisionId: token('reviewDecision', index),
    action: status === 'published' ? 'publish' : status === 'rejected' ? 'reject' : 'hide',
    by: stream.pick(reviewers()),
    at: instant(isNow ? sampleStart - 40_000 : submittedAt + after * 60_000),
    reasonCode,
    note: null,
  }
}
