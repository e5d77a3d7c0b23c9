import { isReviewWaiting, type reviewFields } from '@console/domain/review'
import type { Answers } from '../../lists/listOfFields'
import type { Review } from './rows'

/** What only the server can tell of reviews when lists are asked for them. */
export const reviewAnswers = {
  overdue: (row, { now }) => isReviewWaiting(row) && row.dueAt < now,
} satisfies Answers<typeof reviewFields, Review>
