/** A day such as `2026-06-01` as `formats.date` takes it: at its noon, so that it is the same day wherever one reads it. */
export function toDay(date: string): Date {
  return new Date(`${date}T12:00:00`)
}
