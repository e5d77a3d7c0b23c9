import type { PlanStatus } from '@console/domain/listing-plan'

/** Which story shows each state of a plan. */
export const listingPlanStories = {
  draft: 'Draft',
  active: 'Filled',
  retired: 'RetiredWithSubscribers',
} satisfies Record<PlanStatus, string>
