import type { ReviewRow } from '@console/domain/review'
import type { Decision } from '@console/core/kinds'
import { instant, sampleStart } from '../../store/clock'
import { draws } from '../../draws/random'
import { token } from '../../draws/token'
import { reviewers } from '../shared/actors'
import { day, hour, waited } from '../shared/approval'
import { personName } from '../names/people'
import type { Country } from '../names/places'
import { foreignReviews, reviewSentences, reviewTitles } from '../names/reviews'
import { once } from '../../draws/once'
import { type Product, products } from '../product/rows'
import { goldenReviews, reviewedProducts, reviewRatings, reviewStates } from './seeds'
import { shopSettingSeeds } from '../shop-setting/seeds'

/** The summary row: what lists have of the record. */
export type Review = Omit<ReviewRow, '_actions'>

/** What a review may be suspected of. */
export type ReviewSignal =
  | 'profanity'
  | 'contact_details'
  | 'duplicate'
  | 'competitor_link'
  | 'image_unsafe'

/** What a review says, and the words of it that a signal was raised for. */
export interface ReviewText {
  title: string | null
  body: string
  lang: Review['lang']
  signals: ReviewSignal[]
  marks: { signal: ReviewSignal; start: number; end: number }[]
}

const slaHours = shopSettingSeeds.review.slaHours.review

const signalNames = [
  'contact_details',
  'contact_details',
  'profanity',
  'competitor_link',
  'duplicate',
  'image_unsafe',
] as const

/** The words that a signal is raised for, after a sentence of their own. */
const suspicious: Partial<Record<ReviewSignal, readonly [sentence: string, words: string]>> = {
  contact_details: ['Call me on +254 012 345 678 for a better price.', '+254 012 345 678'],
  profanity: ['This is d**n rubbish, the seller is an id**t.', 'd**n rubbish'],
  competitor_link: [
    'Cheaper at https://other-market.example today.',
    'https://other-market.example',
  ],
}

const masked = '•••••'

function signalOf(index: number): ReviewSignal | null {
  const stream = draws('review', index, 'signal')
  if (index === goldenReviews.contactDetails) return 'contact_details'
  if (index === goldenReviews.competitorLink) return 'competitor_link'
  const state = reviewStates()[index]
  const share = state === 'published' ? 0.015 : state === 'pending' ? 0.3 : 0.75
  return stream.next() < share ? stream.pick(signalNames) : null
}

/** What a review says. */
export function reviewText(index: number): ReviewText {
  const rating = reviewRatings()[index] ?? 5
  const title = draws('review', index, 'title').pick(reviewTitles[rating])
  const signal = signalOf(index)
  const stream = draws('review', index, 'body')
  const isForeign = index === goldenReviews.arabic || (signal === null && stream.next() < 0.2)
  if (isForeign) {
    const foreign = foreignReviews.filter(
      ({ lang, stars }) =>
        stars.includes(rating) && (index !== goldenReviews.arabic || lang === 'ar'),
    )
    const { lang, title, body } = stream.pick(foreign)
    return { title, body, lang, signals: [], marks: [] }
  }
  const sentences = reviewSentences[rating]
  const first = stream.integer(0, sentences.length - 1)
  const count = index === goldenReviews.longest ? 60 : stream.integer(1, 3)
  const said = Array.from(
    { length: count },
    (_, place) => sentences[(first + place) % sentences.length],
  ).join(' ')
  const [sentence, words] = (signal && suspicious[signal]) ?? []
  const body = sentence ? `${said} ${sentence}` : said
  const start = words ? body.indexOf(words) : -1
  return {
    title: draws('review', index, 'isTitled').next() < 0.88 ? title : null,
    body,
    lang: 'en',
    signals: signal ? [signal] : [],
    marks: signal && words ? [{ signal, start, end: start + words.length }] : [],
  }
}

/** A text without the contact details in it. */
export function withoutContacts(text: ReviewText): ReviewText {
  const hidden = text.marks.find(({ signal }) => signal === 'contact_details')
  if (!hidden) return text
  return {
    ...text,
    body: text.body.slice(0, hidden.start) + masked + text.body.slice(hidden.end),
    signals: text.signals.filter((signal) => signal !== 'contact_details'),
    marks: [],
  }
}

/** Everyone who has written a review, by name, so that the same name is the same person. */
const authors = new Map<string, string>()

function authorOf(index: number): Review['author'] {
  const country = draws('review', index, 'country').pick<Country>(['KE', 'UG', 'TZ', 'RW'])
  const { firstName, lastName } = personName(country, draws('review', index, 'author'))
  const name = `${firstName} ${lastName}`
  let userToken = authors.get(name)
  if (!userToken) authors.set(name, (userToken = token('shopUser', 100 + authors.size)))
  return { name, userToken }
}

/** 1 800 reviews, 90 pending, 40 reported, ratings in the shape of a J. */
export const reviews = once((): Review[] =>
  reviewStates().map((state, index) => {
    const isWaiting = state === 'pending' || state === 'reported'
    const age = isWaiting
      ? waited('review', index, slaHours)
      : draws('review', index, 'age').integer(2 * day, 365 * day)
    const product = products()[reviewedProducts()[index] ?? 0] as Product
    const status = state === 'reported' ? 'published' : state
    const text = reviewText(index)
    const isMasked =
      status === 'published' && state !== 'reported' && text.signals.includes('contact_details')
    const shown = isMasked ? withoutContacts(text) : text
    const submittedAt = sampleStart - age
    return {
      version: 1,
      reviewToken: token('review', index),
      status,
      rating: reviewRatings()[index] ?? 5,
      title: shown.title,
      body: shown.body,
      lang: shown.lang,
      product: {
        token: product.secureToken,
        label: product.name,
        productToken: product.productToken,
      },
      business: product.business,
      author: authorOf(index),
      verifiedPurchase:
        index !== goldenReviews.competitorLink && draws('review', index, 'isBuyer').next() < 0.84,
      reports: state === 'reported' ? draws('review', index, 'reports').integer(1, 6) : 0,
      signals: shown.signals,
      isMasked,
      submittedAt: instant(submittedAt),
      dueAt: instant(submittedAt + slaHours * hour),
      decision: decisionOf(index, status, submittedAt, state === 'reported'),
    }
  }),
)

/** What masking a review's contact details changes of its row. */
export function maskedFields(row: Review): Partial<Review> {
  const text = withoutContacts(reviewText(reviewIndex(row)))
  return { isMasked: true, signals: text.signals, body: text.body }
}

const places = once(() => new Map(reviews().map(({ reviewToken }, index) => [reviewToken, index])))

/** The index that a review was made with. */
export function reviewIndex({ reviewToken }: Pick<Review, 'reviewToken'>): number {
  return places().get(reviewToken) ?? 0
}

function decisionOf(
  index: number,
  status: Review['status'],
  submittedAt: number,
  isReported: boolean,
): Decision | null {
  if (status === 'pending') return null
  const stream = draws('review', index, 'decision')
  const isNow = index === goldenReviews.decidedByAnother
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
