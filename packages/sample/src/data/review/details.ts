import type { ReviewDetail, ReviewRow } from '@console/domain/review'
import type { Media } from '@console/core/contracts'
import { hour, instant, sampleStart } from '../../store/clock'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { type BusinessSeed, ownerActor } from '../business/seeds'
import { grouped } from '../../random/grouped'
import type { NamedProduct } from '../names/goods'
import { once } from '../../random/once'
import { photograph } from '../shared/pictures'
import { namedProducts } from '../product/rows'
import { productSellers } from '../product/seeds'
import { reviewedProducts } from './seeds'
import { type Review, reviewIndex, reviews } from './rows'
import { reviewText, withoutContacts } from './texts'

/** Fields of a full review beyond its row. */
export type ReviewBeyondRow = Omit<ReviewDetail, keyof ReviewRow>

const replies = [
  'Thank you, and welcome back any time.',
  'We are sorry. Please bring it to the shop and we exchange it.',
  'Asante! We have told the rider.',
]

/** Length of another review's excerpt, in characters. */
const excerptLength = 140

function excerptOf(body: string): string {
  return body.length <= excerptLength ? body : `${body.slice(0, excerptLength - 1)}…`
}

const byAuthor = once(() => grouped(reviews(), ({ author }) => author.userToken))

/** Returns the fields of a review's full record beyond its row. */
export function reviewDetail(row: Review): ReviewBeyondRow {
  const index = reviewIndex(row)
  const text = row.isMasked ? withoutContacts(reviewText(index)) : reviewText(index)
  return {
    marks: text.marks,
    images: imagesOf(index, row),
    order: row.verifiedPurchase
      ? {
          token: token('order', index),
          label: `B2C-2026-${String(1 + ((index * 7) % 4800)).padStart(6, '0')}`,
        }
      : null,
    reply: replyOf(index, row),
    otherReviews: (byAuthor().get(row.author.userToken) ?? [])
      .filter(({ reviewToken }) => reviewToken !== row.reviewToken)
      .toSorted((one, other) => (one.submittedAt < other.submittedAt ? 1 : -1))
      .slice(0, 5)
      .map(({ reviewToken, product, rating, body, submittedAt, status }) => ({
        reviewToken,
        productLabel: product.label,
        rating,
        excerpt: excerptOf(body),
        submittedAt,
        status,
      })),
  }
}

function imagesOf(index: number, { signals }: Review): Media[] {
  const stream = seededRandom('review', index, 'images')
  const isUnsafe = signals.includes('image_unsafe')
  const count = isUnsafe ? 1 : stream.next() < 0.15 ? stream.integer(1, 3) : 0
  const { good } = namedProducts()[reviewedProducts()[index] ?? 0] as NamedProduct
  return Array.from({ length: count }, (_, view) =>
    photograph(
      token(`reviewImage ${view}`, index),
      good.name,
      good.glyph,
      stream.integer(0, 9),
      view,
      900,
    ),
  )
}

function replyOf(index: number, { status, submittedAt }: Review): ReviewBeyondRow['reply'] {
  const stream = seededRandom('review', index, 'reply')
  if (status !== 'published' || stream.next() > 0.2) return null
  const at = Math.min(Date.parse(submittedAt) + stream.integer(2, 60) * hour, sampleStart - hour)
  if (at < Date.parse(submittedAt)) return null
  const seller = productSellers()[reviewedProducts()[index] ?? 0] as BusinessSeed
  return { body: stream.pick(replies), by: ownerActor(seller.index), at: instant(at) }
}
