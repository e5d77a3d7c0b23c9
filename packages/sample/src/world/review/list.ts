import { choice, flag, type ListSource, oneOf, timeRange } from '../../lists/listSource'
import { isReviewWaiting } from './rows'
import { reviewSignals, reviewStatuses, type ReviewRow } from '@console/domain/review'

type StoredReview = Omit<ReviewRow, '_actions'>

/** What lists of reviews can be asked for, as `reviewFilters` and `reviewColumns` ask. */
export const reviewList = {
  searched: ({ title, body, product, business, author }) => [
    title,
    body,
    product.label,
    business.label,
    author.name,
  ],
  filters: {
    waiting: flag(isReviewWaiting),
    overdue: flag((row, { now }) => isReviewWaiting(row) && row.dueAt < now),
    status: choice(reviewStatuses, ({ status }) => status),
    rating: choice(['1', '2', '3', '4', '5'], ({ rating }) => String(rating)),
    signal: choice(reviewSignals, ({ signals }) => signals),
    reported: flag(({ reports }) => reports > 0),
    verified: flag(({ verifiedPurchase }) => verifiedPurchase),
    lang: choice(['en', 'sw', 'ar', 'fr'], ({ lang }) => lang),
    product: oneOf(({ product }) => product.token),
    business: oneOf(({ business }) => business.token),
    submitted: timeRange(({ submittedAt }) => submittedAt),
  },
  sorts: {
    rating: ({ rating }) => rating,
    reports: ({ reports }) => reports,
    business: ({ business }) => business.label,
    submittedAt: ({ submittedAt }) => submittedAt,
  },
} satisfies Omit<ListSource<StoredReview>, 'token'>
