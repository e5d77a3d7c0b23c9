/**
 * Converts a day such as `2026-06-01` for `formats.date`: at noon local time, so that it is the same day in every time
 * zone.
 */
export function toDay(date: string): Date {
  return new Date(`${date}T12:00:00`)
}
