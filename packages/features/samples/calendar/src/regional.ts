import { endOfWeek, isWeekend, parseDate, startOfWeek } from '@internationalized/date'
import { addDays, beginOf, daysBetween } from './spans'
import type { ViewId } from './paths'

/** Day of the week, with Sunday as 0. */
function weekday(day: string): number {
  return new Date(`${day}T12:00`).getDay()
}

const someWeek = Array.from({ length: 7 }, (_, place) => addDays('2026-06-14', place))

/** First day of the week for a language, with Sunday as 0. Date fields use the same. */
export function firstWeekday(locale: string): number {
  return weekday(startOfWeek(parseDate(someWeek[0] as string), locale).toString())
}

/** Weekend days for a language, with Sunday as 0. */
export function restDays(locale: string): number[] {
  return someWeek.filter((day) => isWeekend(parseDate(day), locale)).map(weekday)
}

/**
 * Name of a time zone on a day, which changes with daylight saving time: "Central European Summer Time
 * (Europe/Berlin)".
 */
export function zoneName(day: string, locale: string, timeZone: string): string {
  const name = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
    .formatToParts(beginOf(day))
    .find(({ type }) => type === 'timeZoneName')
  return name === undefined ? timeZone : `${name.value} (${timeZone})`
}

/** Number of days in an agenda. */
const agendaDays = 30

/** Range of days that a view shows about a day: whole weeks for a month. */
export function daysShown(
  view: ViewId,
  day: string,
  locale: string,
): { first: string; last: string } {
  if (view === 'day') return { first: day, last: day }
  if (view === 'agenda') return { first: day, last: addDays(day, agendaDays - 1) }
  const date = parseDate(day)
  if (view === 'month')
    return {
      first: startOfWeek(date.set({ day: 1 }), locale).toString(),
      last: endOfWeek(
        date.add({ months: 1 }).set({ day: 1 }).subtract({ days: 1 }),
        locale,
      ).toString(),
    }
  const first = startOfWeek(date, locale).toString()
  if (view === 'week') return { first, last: addDays(first, 6) }
  const rest = restDays(locale)
  const works = Array.from({ length: 7 }, (_, place) => addDays(first, place)).filter(
    (each) => !rest.includes(weekday(each)),
  )
  return { first: works[0] ?? first, last: works.at(-1) ?? first }
}

/** Day of the previous (-1) or next (1) period of a view. */
export function dayBeside(view: ViewId, day: string, way: -1 | 1): string {
  if (view === 'month') return monthBeside(day, way)
  if (view === 'day') return addDays(day, way)
  return addDays(day, way * (view === 'agenda' ? agendaDays : 7))
}

/** First day of the month some months after a day's month, or before it if negative. */
export function monthBeside(day: string, months: number): string {
  return parseDate(day).set({ day: 1 }).add({ months }).toString()
}

/** First days of the twelve months of a day's year. */
export function monthsOf(day: string): string[] {
  return Array.from({ length: 12 }, (_, place) =>
    parseDate(day)
      .set({ day: 1, month: place + 1 })
      .toString(),
  )
}

/** Number of days in a range. */
export function countOf({ first, last }: { first: string; last: string }): number {
  return daysBetween(first, last) + 1
}
