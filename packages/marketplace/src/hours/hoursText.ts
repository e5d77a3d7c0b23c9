import type { Formats } from '@console/core/i18n'
import type { WeeklyHours } from '@console/domain/parties'

/** A Monday, to derive the names of the weekdays. */
const monday = Date.parse('2024-01-01T12:00:00Z')
const day = 86_400_000

/** Weekdays as options, by number; Monday is 1. */
export function weekdayOptions(formats: Formats): { id: string; label: string }[] {
  return Array.from({ length: 7 }, (_, place) => ({
    id: String(place + 1),
    label: formats.weekday(new Date(monday + place * day)),
  }))
}

/** Opening hours by day: its name, and its times in order, each bidi-isolated. */
export function hoursByDay(hours: WeeklyHours, formats: Formats): [day: string, times: string][] {
  const days = [...new Set(hours.map(({ weekday }) => weekday))].toSorted(
    (one, other) => one - other,
  )
  return days.map((weekday) => [
    formats.weekday(new Date(monday + (weekday - 1) * day)),
    formats.list(
      hours.filter((each) => each.weekday === weekday).map(({ from, to }) => `${from} – ${to}`),
    ),
  ])
}

/** Opening hours as text, one line per day. */
export function hoursText(hours: WeeklyHours, formats: Formats): string {
  return hoursByDay(hours, formats)
    .map(([day, times]) => `${day}: ${times}`)
    .join('\n')
}
