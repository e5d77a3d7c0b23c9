import type { EventApi } from '@fullcalendar/react'
import type { CalendarEvent, Span } from '../contract'
import { addDays, dayOf } from '../spans'

/** An event as the library takes it: the last day of what takes whole days is the one that it does not take. */
export function toLibrary({ id, title, allDay, start, end }: CalendarEvent) {
  return { id, title, allDay, start, end: allDay ? addDays(end, 1) : end }
}

/** When something of the library's is; null where it does not say. */
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

/** An hour that begins then. */
export function hourFrom(at: Date): Span {
  const end = new Date(at.getTime() + 3_600_000)
  return { allDay: false, start: at.toISOString(), end: end.toISOString() }
}
