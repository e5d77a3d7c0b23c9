import { isReviewWaiting, reviewQueue } from '@console/domain/review'
import { queueOf } from '../shared/waiting'
import { reviewEntity } from './entity'

/** Waiting reviews, which are not claimed. */
export const waiting = queueOf(reviewQueue, reviewEntity, (review) =>
  isReviewWaiting(review) ? { since: review.submittedAt, dueAt: review.dueAt, token: null } : null,
)
