import type { EventApi } from '@fullcalendar/react'
import type { CalendarEvent, Span } from '../contract'
import { addDays, dayOf } from '../spans'

/** An event in the library's form: the end of all-day events is exclusive. */
export function toLibrary({ id, title, allDay, start, end }: CalendarEvent) {
  return { id, title, allDay, start, end: allDay ? addDays(end, 1) : end }
}

/** Span of one of the library's events; null if it has none. */
export function spanOf({
  allDay,
  start,
  end,
}: Pick<EventApi, 'allDay' | 'start' | 'end'>): Span | null {
  if (!start || !end) return null
  return allDay
    ? { allDay, start: dayOf(start), end: addDays(dayOf(end), -1) }
    : { allDay, start: start.toISOString(), end: end.toISOString() }
}

/** One hour starting at a time. */
export function hourFrom(at: Date): Span {
  const end = new Date(at.getTime() + 3_600_000)
  return { allDay: false, start: at.toISOString(), end: end.toISOString() }
}
