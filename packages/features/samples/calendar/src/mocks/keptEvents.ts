import type { World } from '@console/sample'
import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'
import { type CalendarEvent, calendarEvent } from '../contract'
import { sampleEvents } from './sampleEvents'

const keptEvents = z.object({ events: readableListOf(calendarEvent) })

/** The world keeps them as settings of an account that nobody has: over a reload, in every tab, until the world is reset. */
const account = 'calendar-app'

/** All events as they are now. */
export function readKeptEvents(world: World): readonly CalendarEvent[] {
  const kept = keptEvents.safeParse(world.settings(account))
  return kept.success ? kept.data.events : sampleEvents
}

/** Keeps all events. */
export function keepEvents(world: World, events: readonly CalendarEvent[]): void {
  world.keepSettings(account, { events })
}
