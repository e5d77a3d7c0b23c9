import type { AuditEvent } from '@console/core/workflows'
import { token } from '../../random/token'
import { day, instant, sampleStart } from '../../store/clock'
import { indexOf } from '../shared/indexOf'
import { event } from '../shared/history'
import { listingPlanEntity } from './entity'
import type { StoredPlan } from './rows'

/** Days before the sample's start at which the retired plan was retired. */
const retiredDaysAgo = 0.4

/** Events of a plan before the sample's start, newest first. */
export function planHistory(plan: StoredPlan): AuditEvent[] {
  const index = indexOf(listingPlanEntity, plan)
  const seed = listingPlanEntity.seed()[index]
  // Later plans have their history in the log.
  if (!seed) return []
  const begun = seed.versions.map(({ planVersion, since, by }) => {
    const at = Date.parse(since ?? '')
    return planVersion === 1
      ? event(at, by, 'listingPlan.published', 'draft', 'active')
      : event(at, by, 'listingPlan.version', 'active', 'active')
  })
  const by = seed.versions[0]?.by
  const retired =
    seed.status === 'retired' && by
      ? [event(sampleStart - retiredDaysAgo * day, by, 'listingPlan.retired', 'active', 'retired')]
      : []
  return [...retired, ...begun].map(({ at, ...rest }, place) => ({
    eventId: token('planEvent', index * 16 + place),
    at: instant(at),
    ...rest,
  }))
}
