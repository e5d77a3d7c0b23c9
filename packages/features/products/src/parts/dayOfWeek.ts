import type { Formats } from '@console/core/i18n'

/** A Monday, from which the names of the days of the week are told. */
const monday = Date.parse('2024-01-01T12:00:00Z')
const day = 86_400_000

/** What a day of the week is called: 1 is Monday. */
export function dayOfWeek(weekday: number, formats: Formats): string {
  return formats.weekday(new Date(monday + (weekday - 1) * day))
}
