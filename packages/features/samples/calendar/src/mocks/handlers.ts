import { endpoint, refuse, type Resolver, scenarioFor } from '@console/sample'
import {
  addedEvents,
  type CalendarEvent,
  calendarEvent,
  calendarEvents,
  removedEvent,
  updatedEvent,
} from '../contract'
import { keepEvents, readKeptEvents } from './keptEvents'

const app = '/calendar-app'

// Beside a real server the sample backend cannot know its tokens, so everybody may make these calls.
const call = { base: 'samples', roles: 'public' } as const

/** `GET /calendar-app/events`, answered by `resolver`; stories pass their own. */
export function readEvents(resolver: Resolver<CalendarEvent[], undefined, 'public'>) {
  return endpoint(
    { ...call, method: 'GET', path: `${app}/events`, answer: calendarEvents },
    resolver,
  )
}

const isSame = (one: CalendarEvent, other: CalendarEvent) =>
  (Object.keys(one) as (keyof CalendarEvent)[]).every((name) => one[name] === other[name])

/** The part of the sample backend that the calendar asks (specification 7). What is written bears ids of its own: done twice, it is as done once. */
export const calendarHandlers = [
  readEvents(({ world }) =>
    scenarioFor(`GET ${app}/events`) === 'empty' ? [] : [...readKeptEvents(world)],
  ),
  endpoint(
    { ...call, method: 'POST', path: `${app}/add-events`, body: addedEvents, answer: addedEvents },
    ({ world, body }) => {
      const added = new Set(body.events.map(({ id }) => id))
      const others = readKeptEvents(world).filter(({ id }) => !added.has(id))
      keepEvents(world, [...others, ...body.events])
      return body
    },
  ),
  endpoint(
    {
      ...call,
      method: 'POST',
      path: `${app}/update-event`,
      body: updatedEvent,
      answer: calendarEvent,
      refusals: [
        { status: 404, code: 'not_found' },
        { status: 409, code: 'state_conflict' },
      ],
    },
    ({ world, body: { event, was } }) => {
      const events = readKeptEvents(world)
      const now = events.find(({ id }) => id === event.id)
      if (!now) throw refuse(404, 'not_found', 'There is no such record.')
      // The same again was taken already.
      if (!isSame(now, was) && !isSame(now, event))
        throw refuse(409, 'state_conflict', 'Somebody has changed this event meanwhile.')
      keepEvents(
        world,
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
    ({ world, body }) => {
      keepEvents(
        world,
        readKeptEvents(world).filter(({ id }) => id !== body.eventId),
      )
      return body
    },
  ),
]
