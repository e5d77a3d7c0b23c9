import { type Broken, crossFieldRule } from '@console/core/contracts'
import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import { instantOf, missingTime, timesOf } from '../clockChanges'
import type { CalendarEvent, Span } from '../contract'
import { localOf } from '../spans'

const time = z.iso.datetime({ local: true })

/**
 * Span as the fields hold it: in the user's time zone, also for all-day events, so that the times return when "all day"
 * is unticked.
 */
interface WrittenSpan {
  allDay: boolean
  start: string
  end: string
}

function isInOrder({ allDay, start, end }: WrittenSpan): boolean {
  // A missing time is reported at its own field.
  if (start === '' || end === '') return true
  return allDay ? start.slice(0, 10) <= end.slice(0, 10) : start < end
}

/** Times that the clocks skip, each with the nearest ones. */
function skippedTimes(written: WrittenSpan): Broken<'skipped'>[] {
  if (written.allDay) return []
  return (['start', 'end'] as const).flatMap((name) => {
    const input = written[name]
    const missing = time.safeParse(input).success ? missingTime(input) : null
    const about = missing && [missing.before.toISOString(), missing.after.toISOString()]
    return about ? [{ rule: 'skipped' as const, path: [name], input, about }] : []
  })
}

const eventValues = z
  .object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    allDay: z.boolean(),
    start: z.string().check(z.minLength(1)),
    end: z.string().check(z.minLength(1)),
    desc: z.string().check(z.trim(), z.maxLength(10_000)),
  })
  .check(
    crossFieldRule(['allDay', 'start', 'end'], skippedTimes),
    z.refine(isInOrder, { path: ['end'] }),
  )

/** Values of the event form. */
export type EventValues = z.infer<typeof eventValues>

/** Form of an event. */
export const eventForm = defineForm(eventValues)

/** Field values of a span. */
function writtenOf({ allDay, start, end }: Span): WrittenSpan {
  return allDay
    ? { allDay, start: `${start}T09:00`, end: `${end}T10:00` }
    : { allDay, start: localOf(new Date(start)), end: localOf(new Date(end)) }
}

/** Initial form values of an existing or new event. */
export function valuesOf(event: CalendarEvent | null, span: Span): EventValues {
  return { title: event?.title ?? '', desc: event?.desc ?? '', ...writtenOf(span) }
}

/** Converts form values for the server. @param was span before the edit: an unchanged repeated time keeps its instant */
export function contentOf({ title, desc, ...written }: EventValues, was: Span) {
  return { title, desc, ...spanOf(written, was) }
}

function spanOf({ allDay, start, end }: WrittenSpan, was: Span): Span {
  if (allDay) return { allDay, start: start.slice(0, 10), end: end.slice(0, 10) }
  const known = was.allDay ? null : was
  const from = instantOf(start, { was: known?.start })
  return { allDay, start: from, end: instantOf(end, { was: known?.end, after: from }) }
}

/** Tells which instant of a repeated time is used; null if the time occurs once. */
export function repetitionOf(
  written: WrittenSpan,
  was: Span,
  name: 'start' | 'end',
): 'first' | 'second' | null {
  const isWhole = time.safeParse(written.start).success && time.safeParse(written.end).success
  const times = !written.allDay && isWhole ? timesOf(written[name]) : []
  if (times.length < 2) return null
  return spanOf(written, was)[name] === times[0]?.toISOString() ? 'first' : 'second'
}

/** End after the start has moved: the duration stays. */
export function endAlong(values: Pick<EventValues, 'start' | 'end'>, start: string): string {
  const { start: was, end } = values
  if (![was, end, start].every((each) => time.safeParse(each).success)) return end
  const length = Date.parse(`${end}Z`) - Date.parse(`${was}Z`)
  return new Date(Date.parse(`${start}Z`) + length).toISOString().slice(0, 16)
}

/** A day chosen in a field without times, with the previous time of day. */
export function withTimeOf(day: string, was: string): string {
  return day === '' ? '' : `${day}${was.slice(10) || 'T09:00'}`
}
