/** A device that is less than this wrong counts as right: an answer takes a while, and `Date` knows whole seconds. */
const tolerance = 60_000

let ahead = 0

/** Notes what time it is for the server: the `Date` of an answer, where the browser may read it. */
export function noteServerTime(date: unknown): void {
  const difference = Date.parse(String(date)) - Date.now()
  if (Number.isNaN(difference)) return
  ahead = Math.abs(difference) < tolerance ? 0 : difference
}

/** What time it is for the server, which ages and deadlines are counted by: devices are wrong, and the sample world has days of its own. */
export function serverNow(): Date {
  return new Date(Date.now() + ahead)
}
