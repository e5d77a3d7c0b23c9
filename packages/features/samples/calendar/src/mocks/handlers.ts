import { endpoint, type Resolver, scenarioFor } from '@console/sample'
import {
  addedEvents,
  type CalendarEvent,
  calendarEvents,
  changedEvent,
  isSameEvent,
  removedEvent,
  updatedEvent,
} from '../contract'
import { saveEvents, readStoredEvents } from './storedEvents'

const app = '/calendar-app'

// Beside a real server the sample backend cannot know its tokens, so anyone may make these calls.
const call = { base: 'samples', roles: 'public' } as const

/** `GET /calendar-app/events`, answered by `resolver`; stories pass their own. */
export function readEvents(resolver: Resolver<CalendarEvent[], undefined, 'public'>) {
  return endpoint(
    { ...call, method: 'GET', path: `${app}/events`, answer: calendarEvents },
    resolver,
  )
}

/** Sample backend of the calendar (specification 7). Writes carry client-made ids, so they are idempotent. */
export const calendarHandlers = [
  readEvents(({ database }) =>
    scenarioFor(`GET ${app}/events`) === 'empty' ? [] : [...readStoredEvents(database)],
  ),
  endpoint(
    { ...call, method: 'POST', path: `${app}/add-events`, body: addedEvents, answer: addedEvents },
    ({ database, body }) => {
      const added = new Set(body.events.map(({ id }) => id))
      const others = readStoredEvents(database).filter(({ id }) => !added.has(id))
      saveEvents(database, [...others, ...body.events])
      return body
    },
  ),
  endpoint(
    {
      ...call,
      method: 'POST',
      path: `${app}/update-event`,
      body: updatedEvent,
      answer: changedEvent,
    },
    ({ database, body: { event, was } }) => {
      const events = readStoredEvents(database)
      const now = events.find(({ id }) => id === event.id)
      // Someone else has removed or changed it: it stays as it is.
      if (!now || !isSameEvent(now, was)) return now ?? null
      saveEvents(
        database,
        events.map((each) => (each.id === event.id ? event : each)),
      )
      return event
    },
  ),
  endpoint(
    {
      ...call,
      method: 'POST',
      path: `${app}/remove-event`,
      body: removedEvent,
      answer: removedEvent,
    },
    ({ database, body }) => {
      saveEvents(
        database,
        readStoredEvents(database).filter(({ id }) => id !== body.eventId),
      )
      return body
    },
  ),
]
