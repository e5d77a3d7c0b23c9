import type { AuditEvent } from '@console/core/workflows'
import { token } from '../../random/token'
import { hour, instant } from '../../store/clock'
import { systemActor } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { event } from '../shared/history'
import { thingNameEntity } from './entity'
import { type ThingName, thingNameRows } from './rows'

/** Events of a record before the start of the sample data, newest first. */
export function thingNameHistory(row: ThingName): AuditEvent[] {
  const index = indexOf(thingNameEntity, row)
  const decision = thingNameRows()[index]?.decision
  const past = [event(Date.parse(row.createdAt), systemActor, 'thingName.created', null, 'waiting')]
  if (decision) {
    const { by, at, action } = decision
    const isSuspended = action === 'suspend'
    const activatedAt = Date.parse(at) - (isSuspended ? hour : 0)
    past.push(event(activatedAt, by, 'thingName.activated', 'waiting', 'active'))
    if (isSuspended)
      past.push(event(Date.parse(at), by, 'thingName.suspended', 'active', 'suspended', decision))
  }
  return past
    .map(({ at, ...rest }, place) => ({
      eventId: token('thingNameEvent', index * 8 + place),
      at: instant(at),
      ...rest,
    }))
    .toReversed()
}
