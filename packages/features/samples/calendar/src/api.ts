import { ApiError, type Send, requireFound } from '@console/core/api'
import { reportingSkipped } from '@console/core/skipped'
import { queryOptions } from '@tanstack/react-query'
import {
  addedEvents,
  type CalendarEvent,
  calendarEvents,
  changedEvent,
  isSameEvent,
  removedEvent,
} from './contract'

/** Query key of the events. */
export const eventsKey = ['calendar', 'events']

/** Refetch interval of an open calendar in milliseconds: others edit it, too. */
const refreshTime = 30_000

const app = '/calendar-app'

/** Specification 7: `GET /api/calendar-app/events`, all of them. */
export function eventsQuery(send: Send) {
  return queryOptions({
    queryKey: eventsKey,
    queryFn: reportingSkipped((noting) =>
      send({
        base: 'samples',
        method: 'GET',
        path: `${app}/events`,
        answer: calendarEvents,
        ...noting,
      }),
    ),
    refetchInterval: refreshTime,
  })
}

const write = { base: 'samples', method: 'POST' } as const

/**
 * `POST add-events`: all or none. Ids are made by the client, so a retry adds nothing twice.
 * @throws ApiError `mismatched` if the response is not about these events
 */
export function addEvents(send: Send, events: readonly CalendarEvent[]) {
  return send({
    ...write,
    path: `${app}/add-events`,
    body: { events },
    answer: addedEvents,
    finish(answer, { mismatch }) {
      const added = new Set(answer.events.map(({ id }) => id))
      if (events.every(({ id }) => added.has(id))) return answer
      throw mismatch('events (others)')
    },
  })
}

/**
 * `POST update-event`. It always answers 200 (specification 8), with the current event.
 * @throws ApiError 409 if the response differs from what was sent: the event has changed since it was read; 404 if it
 * no longer exists; `mismatched` if it is another event
 */
export async function updateEvent(
  send: Send,
  event: CalendarEvent,
  was: CalendarEvent,
): Promise<CalendarEvent> {
  const now = requireFound(
    await send({
      ...write,
      path: `${app}/update-event`,
      body: { event, was },
      answer: changedEvent,
      finish(answer, { mismatch }) {
        if (answer === null || answer.id === event.id) return answer
        throw mismatch('event (another)')
      },
    }),
  )
  if (!isSameEvent(now, event)) throw new ApiError({ status: 409, code: 'state_conflict' })
  return now
}

/**
 * `POST remove-event`. `addEvents` restores the event under its id.
 * @throws ApiError `mismatched` if the response is about another event
 */
export function removeEvent(send: Send, eventId: string) {
  return send({
    ...write,
    path: `${app}/remove-event`,
    body: { eventId },
    answer: removedEvent,
    finish(answer, { mismatch }) {
      if (answer.eventId === eventId) return answer
      throw mismatch('event (another)')
    },
  })
}
