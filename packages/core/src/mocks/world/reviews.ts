import { instant, sampleStart } from '../clock'
import { draws } from '../random'
import { token } from '../token'
import { waited } from './approval'
import type { Ref } from './businesses'
import { dealt } from './dealt'
import { personName } from './names/people'
import type { Country } from './names/places'
import { reviewTitles } from './names/reviews'
import { once } from './once'
import { products } from './products'

/** Domain design 4.9, the summary row. */
export interface Review {
  version: number
  reviewToken: string
  product: Ref
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  author: string
  submittedAt: string
  dueAt: string
  reports: number
  status: 'pending' | 'published' | 'rejected' | 'hidden'
}

const day = 24 * 60 * 60_000
const slaHours = 24

/** Domain design 10: 1 800 reviews, 90 pending, 40 reported, ratings in the shape of a J. */
export const reviews = once((): Review[] => {
  const states = dealt('review', 'status', {
    pending: 90,
    published: 1572,
    reported: 40,
    rejected: 60,
    hidden: 38,
  })
  const ratings = dealt('review', 'rating', { 1: 198, 2: 90, 3: 162, 4: 414, 5: 936 })
  const sold = products().filter(({ approvalStatus }) => approvalStatus === 'approved')
  return states.map((state, index) => {
    const isWaiting = state === 'pending' || state === 'reported'
    const age = isWaiting
      ? waited('review', index, slaHours)
      : draws('review', index, 'age').integer(2 * day, 365 * day)
    const product = draws('review', index, 'product').pick(sold)
    const rating = Number(ratings[index]) as Review['rating']
    const country = draws('review', index, 'country').pick<Country>(['KE', 'UG', 'TZ', 'RW'])
    const { firstName, lastName } = personName(country, draws('review', index, 'author'))
    return {
      version: 1,
      reviewToken: token('review', index),
      product: { token: product.secureToken, label: product.name },
      rating,
      title: draws('review', index, 'title').pick(reviewTitles[rating]),
      author: `${firstName} ${lastName}`,
      submittedAt: instant(sampleStart - age),
      dueAt: instant(sampleStart - age + (slaHours * day) / 24),
      reports: state === 'reported' ? draws('review', index, 'reports').integer(1, 6) : 0,
      status: state === 'reported' ? 'published' : state,
    }
  })
})

/** Domain design 5.9: what is new, and what is published but was reported. */
export function isReviewWaiting({ status, reports }: Review): boolean {
  return status === 'pending' || (status === 'published' && reports > 0)
}
