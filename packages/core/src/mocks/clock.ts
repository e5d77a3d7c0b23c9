/** Domain design 10: the instant at which the sample world was made. */
export const sampleStart = Date.parse('2026-06-15T09:00:00Z')

/**
 * The sample backend's time, in milliseconds since 1970. Everything the world says (submitted, due, claimed, decided) is
 * told by this clock, never by the device's. Only the `exp` of an access token is told by the device's clock, because the
 * console compares it with that.
 */
export type Clock = () => number

/** A clock that stands still: stories and tests. */
export function standingClock(at = sampleStart): Clock {
  return () => at
}

/**
 * A clock that shows `from` now and runs on: the console. It begins at the later of the sample's start and the last kept
 * change, so that time never runs backwards, and the days on which nobody looks do not make everything overdue.
 */
export function runningClock(from = sampleStart, device: Clock = Date.now): Clock {
  const begun = device()
  return () => from + device() - begun
}

/** Domain design 2.1, `Instant`: ISO 8601 in UTC, to the second. Instants of this form sort as texts. */
export function instant(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`
}
