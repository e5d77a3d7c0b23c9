import type { ReviewRow } from '@console/domain/review'
import { seededRandom } from '../../random/random'
import { foreignReviews, reviewSentences, reviewTitles } from '../names/reviews'
import { fixtureReviews, reviewRatings, reviewStates } from './seeds'

/** Suspicions about a review. */
export type ReviewSignal =
  | 'profanity'
  | 'contact_details'
  | 'duplicate'
  | 'competitor_link'
  | 'image_unsafe'

/** Text of a review, and the words that raised a signal. */
export interface ReviewText {
  title: string | null
  body: string
  lang: ReviewRow['lang']
  signals: ReviewSignal[]
  marks: { signal: ReviewSignal; start: number; end: number }[]
}

const signalNames = [
  'contact_details',
  'contact_details',
  'profanity',
  'competitor_link',
  'duplicate',
  'image_unsafe',
] as const

/** Words that raise a signal, each after a sentence of its own. */
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
  const stream = seededRandom('review', index, 'signal')
  if (index === fixtureReviews.contactDetails) return 'contact_details'
  if (index === fixtureReviews.competitorLink) return 'competitor_link'
  const state = reviewStates()[index]
  const share = state === 'published' ? 0.015 : state === 'pending' ? 0.3 : 0.75
  return stream.next() < share ? stream.pick(signalNames) : null
}

/** Text of a review. */
export function reviewText(index: number): ReviewText {
  const rating = reviewRatings()[index] ?? 5
  const title = seededRandom('review', index, 'title').pick(reviewTitles[rating])
  const signal = signalOf(index)
  const stream = seededRandom('review', index, 'body')
  const isForeign = index === fixtureReviews.arabic || (signal === null && stream.next() < 0.2)
  if (isForeign) {
    const foreign = foreignReviews.filter(
      ({ lang, stars }) =>
        stars.includes(rating) && (index !== fixtureReviews.arabic || lang === 'ar'),
    )
    const { lang, title, body } = stream.pick(foreign)
    return { title, body, lang, signals: [], marks: [] }
  }
  const sentences = reviewSentences[rating]
  const first = stream.integer(0, sentences.length - 1)
  const count = index === fixtureReviews.longest ? 60 : stream.integer(1, 3)
  const input = Array.from(
    { length: count },
    (_, place) => sentences[(first + place) % sentences.length],
  ).join(' ')
  const [sentence, words] = (signal && suspicious[signal]) ?? []
  const body = sentence ? `${input} ${sentence}` : input
  const start = words ? body.indexOf(words) : -1
  return {
    title: seededRandom('review', index, 'isTitled').next() < 0.88 ? title : null,
    body,
    lang: 'en',
    signals: signal ? [signal] : [],
    marks: signal && words ? [{ signal, start, end: start + words.length }] : [],
  }
}

/** Removes the contact details from a text. */
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
