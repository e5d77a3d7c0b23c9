import type { PlanStatus } from '@console/domain/listing-plan'

/** Stories for each state of a plan. */
export const listingPlanStories = {
  draft: 'Draft',
  active: 'Filled',
  retired: 'RetiredWithSubscribers',
} satisfies Record<PlanStatus, string>
