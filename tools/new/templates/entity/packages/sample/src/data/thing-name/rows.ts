import type { Decision } from '@console/core/workflows'
import { type ThingNameDetail, thingNameStatuses } from '@console/domain/thing-name'
import { once } from '../../random/once'
import { token } from '../../random/token'
import { day, hour, instant, sampleStart } from '../../store/clock'
import { reviewers } from '../../accounts/actors'

/** A stored record: `_actions` is computed on read. */
export type ThingName = Omit<ThingNameDetail, '_actions'>

/** Forty sample records, newest first; the statuses take turns. */
export const thingNameRows = once((): ThingName[] =>
  Array.from({ length: 40 }, (_, index) => {
    const status = thingNameStatuses[index % thingNameStatuses.length] ?? 'waiting'
    const madeAt = sampleStart - (index + 1) * day
    return {
      version: 1,
      secureToken: token('thing-name', index),
      name: `Thing name ${index + 1}`,
      status,
      createdAt: instant(madeAt),
      decision: lastDecision(index, status, madeAt),
      description: `What there is to say about thing name ${index + 1}.`,
    }
  }),
)

/** The decision that led to a status: activated an hour after creation, suspended an hour later. */
function lastDecision(index: number, status: ThingName['status'], madeAt: number): Decision | null {
  const [by] = reviewers()
  if (status === 'waiting' || !by) return null
  const isSuspended = status === 'suspended'
  return {
    decisionId: token('thingNameDecision', index),
    action: isSuspended ? 'suspend' : 'activate',
    by,
    at: instant(madeAt + (isSuspended ? 2 : 1) * hour),
    reasonCode: isSuspended ? 'policy_breach' : null,
    note: null,
  }
}
