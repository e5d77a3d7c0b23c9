import type { SampleDatabase } from '@console/sample'
import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'
import { type CalendarEvent, calendarEvent } from '../contract'
import { sampleEvents } from './sampleEvents'

const storedEvents = z.object({ events: readableListOf(calendarEvent) })

/**
 * Stored in the sample database as settings of an account that no user has: survives reloads, shared by all tabs, until
 * the database is reset.
 */
const account = 'calendar-app'

/** All stored events. */
export function readStoredEvents(database: SampleDatabase): readonly CalendarEvent[] {
  const stored = storedEvents.safeParse(database.settings(account))
  return stored.success ? stored.data.events : sampleEvents
}

/** Stores all events. */
export function saveEvents(database: SampleDatabase, events: readonly CalendarEvent[]): void {
  database.saveSettings(account, { events })
}
