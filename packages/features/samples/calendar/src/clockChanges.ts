const minute = 60_000
const day = 24 * 60 * minute

/** How far a time zone is behind UTC at an instant, in minutes. */
export type OffsetAt = (instant: number) => number

const readerOffset: OffsetAt = (instant) => new Date(instant).getTimezoneOffset()

/** The nearest times to one that the clocks skip. */
export interface MissingTime {
  /** The last minute before the clocks go forward. */
  before: Date
  /** The first one after. */
  after: Date
}

/**
 * Instants at which a clock shows a time, the earlier first: none where the clocks go forward over it, two where they go back over it.
 * @param local `2026-10-25T02:30`
 * @param offsetAt of the time zone. Default: the reader's
 */
export function timesOf(local: string, offsetAt = readerOffset): readonly Date[] {
  const utc = Date.parse(`${local}Z`)
  const offsets = new Set([offsetAt(utc - day), offsetAt(utc + day)])
  return Array.from(offsets, (offset) => utc + offset * minute)
    .filter((at) => at - offsetAt(at) * minute === utc)
    .toSorted((one, other) => one - other)
    .map((at) => new Date(at))
}

/** The nearest times to one that does not exist; null where it exists. */
export function missingTime(local: string, offsetAt = readerOffset): MissingTime | null {
  if (timesOf(local, offsetAt).length > 0) return null
  const utc = Date.parse(`${local}Z`)
  let [from, to] = [utc - day, utc + day]
  const before = offsetAt(from)
  // Clocks change on whole minutes.
  while (to - from > minute) {
    const middle = from + Math.floor((to - from) / 2 / minute) * minute
    if (offsetAt(middle) === before) from = middle
    else to = middle
  }
  return { before: new Date(from), after: new Date(to) }
}

/**
 * The instant that a written time means: of a time that comes twice the first one, unless only the second is as asked.
 * @param asked `was`: the instant that the field had, which stays where the time is the same; `after`: the instant that it has to follow
 */
export function instantOf(
  local: string,
  { was, after }: { was?: string | undefined; after?: string | undefined } = {},
  offsetAt = readerOffset,
): string {
  const times = timesOf(local, offsetAt)
  const later = times.filter((at) => after === undefined || at.getTime() > Date.parse(after))
  const same = later.find((at) => was !== undefined && at.getTime() === Date.parse(was))
  return (same ?? later[0] ?? times[0] ?? new Date(local)).toISOString()
}
