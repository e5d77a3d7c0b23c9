import type { AuditEvent } from '@console/core/kinds'
import { token } from '../../draws/token'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'

/**
 * An event for the history of a record, which the next change of the world is recorded with.
 * @param event who did what; left out, it happens now, between no states, for no reason and with no words
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
