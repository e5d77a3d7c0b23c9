import type { ListingPlan } from '@console/domain/listing-plan'
import { day } from '../shared/approval'

const days = { month: 30, quarter: 91, year: 365 } as const

/** How long a period of a plan lasts, in milliseconds; without end where it is paid once. */
export function lengthOf(period: ListingPlan['period']): number {
  return period === 'once' ? Number.POSITIVE_INFINITY : days[period] * day
}
