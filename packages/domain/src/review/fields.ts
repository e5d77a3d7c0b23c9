import { defineFields } from '@console/core/fields'
import { type ReviewRow, reviewLanguages, reviewSignals, reviewStatuses } from './contract'

/** Fields by which lists of reviews can be queried. */
export const reviewFields = defineFields<Omit<ReviewRow, '_actions'>>()({
  title: { type: 'text', of: ({ title }) => title, searched: true },
  body: { type: 'text', of: ({ body }) => body, searched: true },
  status: { type: 'choice', values: reviewStatuses, of: ({ status }) => status, filtered: true },
  /** New, or reported after publication. */
  waiting: {
    type: 'flag',
    of: isReviewWaiting,
    filtered: true,
  },
  overdue: { type: 'flag', filtered: true },
  /** Stars. */
  rating: {
    type: 'choice',
    values: ['1', '2', '3', '4', '5'],
    of: ({ rating }) => String(rating),
    sorted: true,
    filtered: true,
  },
  signals: {
    type: 'choices',
    values: reviewSignals,
    of: ({ signals }) => signals,
    filtered: 'signal',
  },
  reports: { type: 'count', of: ({ reports }) => reports, sorted: true },
  reported: { type: 'flag', of: ({ reports }) => reports > 0, filtered: true },
  verified: { type: 'flag', of: ({ verifiedPurchase }) => verifiedPurchase, filtered: true },
  lang: { type: 'choice', values: reviewLanguages, of: ({ lang }) => lang, filtered: true },
  product: { type: 'reference', of: ({ product }) => product, searched: true, filtered: true },
  business: {
    type: 'reference',
    of: ({ business }) => business,
    searched: true,
    sorted: true,
    filtered: true,
  },
  author: { type: 'text', of: ({ author }) => author.name, searched: true },
  submittedAt: {
    type: 'instant',
    of: ({ submittedAt }) => submittedAt,
    sorted: true,
    filtered: 'submitted',
  },
})

/** Checks whether a review awaits a decision: new ones, and published ones that were reported. */
export function isReviewWaiting({
  status,
  reports,
}: Pick<ReviewRow, 'status' | 'reports'>): boolean {
  return status === 'pending' || (status === 'published' && reports > 0)
}
