import { defineFields } from '@console/core/fields'
import type { ListingPlan } from './contract'
import { planPeriods, planStatuses } from './terms'

type Stored = Omit<ListingPlan, '_actions' | 'subscribers' | 'decision'>

/** Fields by which lists of plans can be queried. */
export const listingPlanFields = defineFields<Stored>()({
  name: { type: 'text', of: ({ name }) => name, searched: true, sorted: true },
  status: {
    type: 'choice',
    values: planStatuses,
    of: ({ status }) => status,
    sorted: true,
    filtered: true,
  },
  period: {
    type: 'choice',
    values: planPeriods,
    of: ({ period }) => period,
    sorted: true,
    filtered: true,
  },
  /** Free plans, or those with a price in any currency. */
  cost: {
    type: 'choice',
    values: ['free', 'paid'],
    of: ({ price }) => (isFree(price) ? 'free' : 'paid'),
    filtered: true,
  },
  planVersion: { type: 'count', of: ({ planVersion }) => planVersion, sorted: true },
  order: { type: 'count', of: ({ order }) => order, sorted: true },
})

/** Checks that a plan costs nothing in any currency. */
export function isFree(price: ListingPlan['price']): boolean {
  return price.every(({ amount }) => amount === 0)
}
