/** A device clock with a smaller error counts as correct: a response takes time, and `Date` has whole seconds. */
const tolerance = 60_000

let ahead = 0
let exactlyAhead = 0

/** Records the server's time: the `Date` of a response, where the browser may read it. */
export function noteServerTime(date: unknown): void {
  const difference = Date.parse(String(date)) - Date.now()
  if (Number.isNaN(difference)) return
  exactlyAhead = difference
  ahead = Math.abs(difference) < tolerance ? 0 : difference
}

/**
 * Current time by the server's clock. Ages and deadlines are computed from it, because devices' clocks can be wrong and the sample
 * database has dates of its own.
 */
export function serverNow(): Date {
  return serverTime(Date.now())
}

/** Converts a moment of the device's clock to the server's clock, since both kinds of times appear on one screen. */
export function serverTime(at: number): Date {
  return new Date(at + ahead)
}

/**
 * Milliseconds until an instant of the server. Seconds matter here, so even a small error of the device's clock is corrected. As
 * `Date` has whole seconds, the result may be up to a second too long.
 */
export function timeUntil(instant: string): number {
  return Date.parse(instant) - Date.now() - exactlyAhead
}
