import type { AuditEvent } from '@console/core/workflows'
import { token } from '../../random/token'
import { day, instant } from '../../store/clock'
import { systemActor } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { event, type Event } from '../shared/history'
import { rateEntity } from './entity'
import type { Rate } from './rows'
import { rateSeeds } from './seeds'

/** Events of a rate before the sample's start, newest first. */
export function rateHistory(rate: Rate): AuditEvent[] {
  const index = indexOf(rateEntity, rate)
  const seed = rateSeeds()[index]
  // Later rates have their history in the log.
  if (!seed) return []
  const { status, effectiveFrom, effectiveTo, changedAt } = seed
  const { changedBy, reason } = rate
  const note = { reasonCode: null, note: reason }
  if (status === 'draft' || effectiveFrom === null)
    return reported(index, [
      event(changedAt, changedBy, 'commissionRate.drafted', null, 'draft', note),
    ])
  if (status === 'scheduled')
    return reported(index, [
      event(changedAt, changedBy, 'commissionRate.scheduled', 'draft', 'scheduled', note),
    ])
  const begun = Date.parse(effectiveFrom)
  const events = [
    event(begun - day, changedBy, 'commissionRate.drafted', null, 'draft'),
    event(begun, changedBy, 'commissionRate.activated', 'draft', 'active', note),
  ]
  if (status === 'ended' && effectiveTo !== null)
    events.push(
      event(Date.parse(effectiveTo), changedBy, 'commissionRate.ended', 'active', 'ended'),
    )
  if (status === 'superseded' && effectiveTo !== null)
    events.push(
      event(Date.parse(effectiveTo), systemActor, 'commissionRate.superseded', 'active', status),
    )
  return reported(index, events)
}

function reported(index: number, events: readonly Event[]): AuditEvent[] {
  return events
    .map(({ at, ...rest }, place) => ({
      eventId: token('rateEvent', index * 8 + place),
      at: instant(at),
      ...rest,
    }))
    .toReversed()
}
