import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

const day = z.iso.date()
const moment = z.iso.datetime()

/** Time span of an event. */
export interface Span {
  /** All day; otherwise it has times. */
  allDay: boolean
  /** First day, `2026-06-15`; with times, the instant of its start. */
  start: string
  /** Last day; with times, the instant of its end. */
  end: string
}

/** Checks that start and end are both days or both instants, and in order; a span with times must not be empty. */
export function isSpan({ allDay, start, end }: Span): boolean {
  const schema = allDay ? day : moment
  if (!schema.safeParse(start).success || !schema.safeParse(end).success) return false
  return allDay ? start <= end : Date.parse(start) < Date.parse(end)
}

/** Specification 3: an event of the calendar. */
export const calendarEvent = z
  .object({
    id: z.string(),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    allDay: z.boolean(),
    /** A day for all-day events, otherwise an instant. */
    start: z.union([day, moment]),
    /** Last day, or the instant of its end. */
    end: z.union([day, moment]),
    desc: z.string().check(z.maxLength(10_000)),
  })
  .check(z.refine(isSpan))

/** An event of the calendar. */
export type CalendarEvent = z.infer<typeof calendarEvent>

/** Checks whether two events are equal in all known fields. */
export function isSameEvent(one: CalendarEvent, other: CalendarEvent): boolean {
  return (Object.keys(one) as (keyof CalendarEvent)[]).every((name) => one[name] === other[name])
}

/** Response of `GET /api/calendar-app/events`. */
export const calendarEvents = readableListOf(calendarEvent)

/** Body and response of `POST add-events`: all events or none. */
export const addedEvents = z.object({ events: z.array(calendarEvent) })

/** Body of `POST update-event`: the new event, and the version that was read. */
export const updatedEvent = z.object({ event: calendarEvent, was: calendarEvent })

/** Response of `POST update-event`: the current event; null if there is none. */
export const changedEvent = z.nullable(calendarEvent)

/** Body and response of `POST remove-event`. */
export const removedEvent = z.object({ eventId: z.string() })
