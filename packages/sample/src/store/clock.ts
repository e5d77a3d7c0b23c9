/** Start of the sample data, from which all its times are counted. In milliseconds since 1970. */
export const sampleStart = Date.parse('2026-06-15T09:00:00Z')

/** Durations, in milliseconds. */
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/**
 * The sample backend's time, in milliseconds since 1970. All times in the data (submitted, due, claimed, decided) follow
 * this clock, never the device's, and so does the `Date` of its answers.
 */
export type Clock = () => number

/** A stopped clock: stories and tests. */
export function standingClock(at = sampleStart): Clock {
  return () => at
}

/** Milliseconds since the process or page started. Unlike `Date.now`, it ignores changes of the device's clock. */
const monotonic: Clock = () => performance.now()

/**
 * A running clock that starts at `from`: the console. It begins at the later of the sample's start and the last stored
 * change, so that days without use do not make everything overdue.
 * @param device never runs backwards
 */
export function runningClock(from = sampleStart, device = monotonic): Clock {
  const begun = device()
  return () => Math.floor(from + device() - begun)
}

const dates = new Map<number, string>()

/** Cached date of a day since 1970: there are few days, and thousands of calls. */
function dateOf(dayNumber: number): string {
  let date = dates.get(dayNumber)
  if (!date) dates.set(dayNumber, (date = new Date(dayNumber * day).toISOString().slice(0, 11)))
  return date
}

/** The sixty texts of minutes and seconds, including the hours. */
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** Formats an instant as calls do: ISO 8601 in UTC, to the second. Instants of this form sort as texts. */
export function instant(at: number): string {
  const seconds = Math.floor(at / 1000)
  const dayNumber = Math.floor(seconds / 86_400)
  const second = seconds - dayNumber * 86_400
  const hours = twoDigits[Math.floor(second / 3600)]
  const minutes = twoDigits[Math.floor(second / 60) % 60]
  return `${dateOf(dayNumber)}${hours}:${minutes}:${twoDigits[second % 60]}Z`
}
