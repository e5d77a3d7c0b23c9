import type { ReviewPhase } from '@console/domain/review'

/** Stories for each state of a review: the views of their list. */
export const reviewStories = {
  pending: 'Filled',
  reported: 'Reported',
  published: 'Published',
  rejected: 'Rejected',
  hidden: 'Hidden',
} satisfies Record<ReviewPhase, string>
