import type { AuditEvent } from '@console/core/kinds'
import { token } from '../../draws/token'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'

/**
 * Creates an event for the history of a record, to be recorded with the next change.
 * @param event its members; by default it happens now, without states, reason and note
 */
export function eventNow(
  world: World,
  event: Pick<AuditEvent, 'actor' | 'type'> & Partial<AuditEvent>,
): AuditEvent {
  return {
    eventId: token('event', world.changes().length),
    at: instant(world.now()),
    from: null,
    to: null,
    reasonCode: null,
    note: null,
    ...event,
  }
}
