import type { ListingPlan } from '@console/domain/listing-plan'
import { day } from '../../store/clock'

const days = { month: 30, quarter: 91, year: 365 } as const

/** Length of a period of a plan, in milliseconds; infinite for a plan that is paid once. */
export function lengthOf(period: ListingPlan['period']): number {
  return period === 'once' ? Number.POSITIVE_INFINITY : days[period] * day
}
