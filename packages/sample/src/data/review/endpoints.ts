import { reviewsResource, isReviewWaiting, type reviewFields } from '@console/domain/review'
import { reviewDecisions } from './decisions'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { reviewDetail } from './details'
import { reviewEntity } from './entity'
import { reviewHistory } from './history'
import { maskedFields, type Review } from './rows'
import { dayOffset } from '../shop-setting/dayOffset'
import type { Answers } from '../../lists/listOfFields'

/** List fields of reviews that only the server can answer. */
const reviewAnswers = {
  overdue: (row, { now }) => isReviewWaiting(row) && row.dueAt < now,
} satisfies Answers<typeof reviewFields, Review>

/** Endpoints of reviews. */
export const reviewEndpoints = resourceEndpoints({
  resource: reviewsResource,
  entity: reviewEntity,
  dayOffset,
  answers: reviewAnswers,
  toRow: (review) => review,
  toDetail: (review) => ({ ...review, ...reviewDetail(review) }),
  decisions: [reviewDecisions<Review>(maskedFields)],
  past: reviewHistory,
})
