import type { Span } from './contract'

/** Minimum duration of an event with times, in minutes. */
const minMinutes = 15

/** Offset in days and minutes, in the user's time zone. */
export interface Step {
  days?: number
  minutes?: number
}

const two = (number: number) => String(number).padStart(2, '0')

/** Day of an instant in the user's time zone: `2026-06-15`. */
export function dayOf(at: Date): string {
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** An instant in the format of date fields, in the user's time zone: `2026-06-15T12:30`. */
export function localOf(at: Date): string {
  return `${dayOf(at)}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Start of a day in the user's time zone. */
export function beginOf(day: string): Date {
  return new Date(`${day}T00:00`)
}

/** Adds days and minutes to an instant. With days alone the time of day stays, also across clock changes. */
function later(at: Date, { days = 0, minutes = 0 }: Step): Date {
  const next = new Date(at)
  next.setDate(next.getDate() + days)
  return new Date(next.getTime() + minutes * 60_000)
}

/** Adds days to a day. */
export function addDays(day: string, days: number): string {
  return dayOf(later(beginOf(day), { days }))
}

/** Number of days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** Days of a span in the user's time zone. A span that ends at midnight does not include the day that begins then. */
export function daysOf({ allDay, start, end }: Span): { first: string; last: string } {
  if (allDay) return { first: start, last: end }
  const first = dayOf(new Date(start))
  const last = dayOf(new Date(Date.parse(end) - 1))
  return { first, last: last < first ? first : last }
}

function shift(time: string, allDay: boolean, step: Step): string {
  return allDay ? addDays(time, step.days ?? 0) : later(new Date(time), step).toISOString()
}

/** Moves a span. All-day spans move by days only. */
export function move<Some extends Span>(span: Some, step: Step): Some {
  const { allDay, start, end } = span
  return { ...span, start: shift(start, allDay, step), end: shift(end, allDay, step) }
}

/** Resizes a span from its start, to at least one day or a quarter of an hour. */
export function resize<Some extends Span>(span: Some, step: Step): Some {
  const { allDay, start } = span
  const end = shift(span.end, allDay, step)
  if (allDay) return { ...span, end: end < start ? start : end }
  const min = Date.parse(start) + minMinutes * 60_000
  return { ...span, end: new Date(Math.max(min, Date.parse(end))).toISOString() }
}

/** Sort order within a day: all-day events first, then by start, longer ones first. */
export function inOrder(one: Span, other: Span): number {
  if (one.allDay !== other.allDay) return one.allDay ? -1 : 1
  return one.start.localeCompare(other.start) || other.end.localeCompare(one.end)
}

/** Events grouped by day; days without events are left out. */
export function byDay<Some extends Span>(
  events: readonly Some[],
  from: string,
  days: number,
): { day: string; events: Some[] }[] {
  const those = events.map((event) => ({ event, ...daysOf(event) }))
  return Array.from({ length: days }, (_, place) => addDays(from, place))
    .map((day) => ({
      day,
      events: those
        .filter(({ first, last }) => first <= day && day <= last)
        .map(({ event }) => event)
        .toSorted(inOrder),
    }))
    .filter(({ events: on }) => on.length > 0)
}
