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

/** What time it is for the server, which ages and deadlines are counted by: devices are wrong, and the sample world has days of its own. */
export function serverNow(): Date {
  return serverTime(Date.now())
}

/** A moment that was noted by the device's clock, as the server's tells it: what is said of one stands beside what is said of the other. */
export function serverTime(at: number): Date {
  return new Date(at + ahead)
}

/**
 * How many milliseconds are left until an instant of the server. Here seconds count, so that a device's clock is not taken for
 * right for being a few of them wrong. As `Date` is cut to whole seconds, this may be one too many.
 */
export function timeUntil(instant: string): number {
  return Date.parse(instant) - Date.now() - exactlyAhead
}
