import type { RateStatus } from '@console/domain/commission-rate'

/** Stories for each state of a rate. */
export const commissionRateStories = {
  draft: 'Preview',
  scheduled: 'Scheduled',
  active: 'Filled',
  superseded: 'All',
  ended: 'All',
} satisfies Record<RateStatus, string>
