import type { AuditEvent } from '@console/core/workflows'
import { token } from '../random/token'
import { instant } from './clock'
import type { SampleDatabase } from './store'

/**
 * Creates an event for the history of a record, to be recorded with the next change.
 * @param event its members; by default it happens now, without states, reason and note
 */
export function currentEvent(
  database: SampleDatabase,
  event: Pick<AuditEvent, 'actor' | 'type'> & Partial<AuditEvent>,
): AuditEvent {
  return {
    eventId: token('event', database.changes().length),
    at: instant(database.now()),
    from: null,
    to: null,
    reasonCode: null,
    note: null,
    ...event,
  }
}
