import { isReviewWaiting, type reviewFields } from '@console/domain/review'
import type { Answers } from '../../lists/listOfFields'
import type { Review } from './rows'

/** List fields of reviews that only the server can answer. */
export const reviewAnswers = {
  overdue: (row, { now }) => isReviewWaiting(row) && row.dueAt < now,
} satisfies Answers<typeof reviewFields, Review>
