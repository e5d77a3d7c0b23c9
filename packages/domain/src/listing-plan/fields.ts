import { defineFields } from '@console/core/fields'
import { type ListingPlan, planStatuses } from './contract'

/** What lists of plans can be asked for. */
export const listingPlanFields = defineFields<ListingPlan>()({
  name: { type: 'text', of: ({ name }) => name.en, searched: true },
  status: { type: 'choice', values: planStatuses, of: ({ status }) => status, filtered: true },
  order: { type: 'count', of: ({ order }) => order, sorted: true },
})
