import type { Span } from './contract'

/** The least that something with times takes, in minutes. */
const leastMinutes = 15

/** By how much something is led: days and minutes, of the reader's time zone. */
export interface Step {
  days?: number
  minutes?: number
}

const two = (number: number) => String(number).padStart(2, '0')

/** The day of a moment in the reader's time zone: `2026-06-15`. */
export function dayOf(at: Date): string {
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** A moment as a date field writes it, in the reader's time zone: `2026-06-15T12:30`. */
export function localOf(at: Date): string {
  return `${dayOf(at)}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The beginning of a day in the reader's time zone. */
export function beginOf(day: string): Date {
  return new Date(`${day}T00:00`)
}

/** A moment some days and minutes later; the time of day stays where only days pass, also when the clocks change. */
function later(at: Date, { days = 0, minutes = 0 }: Step): Date {
  const next = new Date(at)
  next.setDate(next.getDate() + days)
  return new Date(next.getTime() + minutes * 60_000)
}

/** A day some days later. */
export function addDays(day: string, days: number): string {
  return dayOf(later(beginOf(day), { days }))
}

/** How many days from one to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** The days that it takes, in the reader's time zone: what ends at midnight does not take the day that begins then. */
export function daysOf({ allDay, start, end }: Span): { first: string; last: string } {
  if (allDay) return { first: start, last: end }
  const first = dayOf(new Date(start))
  const last = dayOf(new Date(Date.parse(end) - 1))
  return { first, last: last < first ? first : last }
}

function shift(time: string, allDay: boolean, step: Step): string {
  return allDay ? addDays(time, step.days ?? 0) : later(new Date(time), step).toISOString()
}

/** The same, earlier or later. What takes whole days is led by days alone. */
export function move<Some extends Span>(span: Some, step: Step): Some {
  const { allDay, start, end } = span
  return { ...span, start: shift(start, allDay, step), end: shift(end, allDay, step) }
}

/** The same from where it begins, longer or shorter: one day or a quarter of an hour at the least. */
export function stretch<Some extends Span>(span: Some, step: Step): Some {
  const { allDay, start } = span
  const end = shift(span.end, allDay, step)
  if (allDay) return { ...span, end: end < start ? start : end }
  const least = Date.parse(start) + leastMinutes * 60_000
  return { ...span, end: new Date(Math.max(least, Date.parse(end))).toISOString() }
}

/** In the order of a day: what takes whole days first, then as they begin, the longer first. */
export function inOrder(one: Span, other: Span): number {
  if (one.allDay !== other.allDay) return one.allDay ? -1 : 1
  return one.start.localeCompare(other.start) || other.end.localeCompare(one.end)
}

/** What is on some days, each with what is on it; days on which nothing is are left out. */
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
