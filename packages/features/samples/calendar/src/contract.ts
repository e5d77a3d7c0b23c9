import { readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

const day = z.iso.date()
const moment = z.iso.datetime()

/** When something is. */
export interface Span {
  /** It takes whole days; else it has times of day. */
  allDay: boolean
  /** The first day, `2026-06-15`; with times, the instant at which it begins. */
  start: string
  /** The last day; with times, the instant at which it is over. */
  end: string
}

/** Whether it ends as it began, by days or by instants, and not before: what has times takes some. */
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
    /** It takes whole days. */
    allDay: z.boolean(),
    /** A day where it takes whole days, else an instant. */
    start: z.union([day, moment]),
    /** The last day, or the instant at which it is over. */
    end: z.union([day, moment]),
    desc: z.string().check(z.maxLength(10_000)),
  })
  .check(z.refine(isSpan))

/** An event of the calendar. */
export type CalendarEvent = z.infer<typeof calendarEvent>

/** Whether two events are the same in all that is known of them. */
export function isSameEvent(one: CalendarEvent, other: CalendarEvent): boolean {
  return (Object.keys(one) as (keyof CalendarEvent)[]).every((name) => one[name] === other[name])
}

/** The answer of `GET /api/calendar-app/events`. */
export const calendarEvents = readableListOf(calendarEvent)

/** What `POST add-events` takes and gives: all of them or none. */
export const addedEvents = z.object({ events: z.array(calendarEvent) })

/** What `POST update-event` takes: the event as it is to be, and as it was read. */
export const updatedEvent = z.object({ event: calendarEvent, was: calendarEvent })

/** What `POST update-event` answers with: the event as it is by then; null where there is none. */
export const changedEvent = z.nullable(calendarEvent)

/** What `POST remove-event` takes and gives. */
export const removedEvent = z.object({ eventId: z.string() })
