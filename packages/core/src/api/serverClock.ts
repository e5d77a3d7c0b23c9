/** A device that is less than this wrong counts as right: an answer takes a while, and `Date` knows whole seconds. */
const tolerance = 60_000

let ahead = 0
let exactlyAhead = 0

/** Notes what time it is for the server: the `Date` of an answer, where the browser may read it. */
export function noteServerTime(date: unknown): void {
  const difference = Date.parse(String(date)) - Date.now()
  if (Number.isNaN(difference)) return
  exactlyAhead = difference
  ahead = Math.abs(difference) < tolerance ? 0 : difference
}

/**
 * What time it is for the server. Ages and deadlines are counted by it, because the clocks of devices can be wrong and the sample
 * world has days of its own.
 */
export function serverNow(): Date {
  return serverTime(Date.now())
}

/**
 * A moment that was noted by the device's clock, told by the server's clock: the two kinds of times stand beside each other on a
 * screen.
 */
export function serverTime(at: number): Date {
  return new Date(at + ahead)
}

/**
 * How many milliseconds are left until an instant of the server. Here seconds matter, so even a small error of the device's clock is
 * corrected. As `Date` has whole seconds, the result may be up to a second too long.
 */
export function timeUntil(instant: string): number {
  return Date.parse(instant) - Date.now() - exactlyAhead
}
