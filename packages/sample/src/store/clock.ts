/** The instant at which the sample world begins; all its times are told from here. In milliseconds since 1970. */
export const sampleStart = Date.parse('2026-06-15T09:00:00Z')

/**
 * The sample backend's time, in milliseconds since 1970. Everything the world says (submitted, due, claimed, decided) is
 * told by this clock, never by the device's, and so is the `Date` of its answers.
 */
export type Clock = () => number

/** A clock that stands still: stories and tests. */
export function standingClock(at = sampleStart): Clock {
  return () => at
}

/** Milliseconds since the process or page started. Setting the device's clock does not change it, as it does `Date.now`. */
const monotonic: Clock = () => performance.now()

/**
 * A clock that shows `from` now and runs on: the console. It begins at the later of the sample's start and the last stored
 * change, so that the days on which nobody looks do not make everything overdue.
 * @param device never runs backwards
 */
export function runningClock(from = sampleStart, device = monotonic): Clock {
  const begun = device()
  return () => Math.floor(from + device() - begun)
}

const dates = new Map<number, string>()

/** The date of a day since 1970: few days, asked for thousands of times. */
function dateOf(day: number): string {
  let date = dates.get(day)
  if (!date) dates.set(day, (date = new Date(day * 86_400_000).toISOString().slice(0, 11)))
  return date
}

/** The sixty ways to write a minute or a second, and the hours among them. */
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** An instant as calls have it: ISO 8601 in UTC, to the second. Instants of this form sort as texts. */
export function instant(at: number): string {
  const seconds = Math.floor(at / 1000)
  const day = Math.floor(seconds / 86_400)
  const second = seconds - day * 86_400
  const hours = twoDigits[Math.floor(second / 3600)]
  const minutes = twoDigits[Math.floor(second / 60) % 60]
  return `${dateOf(day)}${hours}:${minutes}:${twoDigits[second % 60]}Z`
}
