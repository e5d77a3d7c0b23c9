const minute = 60_000
const day = 24 * 60 * minute

/** Offset of a time zone from UTC at an instant, in minutes; positive west of Greenwich. */
export type OffsetAt = (instant: number) => number

const userOffset: OffsetAt = (instant) => new Date(instant).getTimezoneOffset()

/** Nearest times to one that the clocks skip. */
export interface MissingTime {
  /** Last minute before the clocks go forward. */
  before: Date
  /** First minute afterwards. */
  after: Date
}

/**
 * Instants at which a clock shows a time, in order: none if the clocks skip it, two if they repeat it.
 * @param local `2026-10-25T02:30`
 * @param offsetAt of the time zone. Default: the user's
 */
export function timesOf(local: string, offsetAt = userOffset): readonly Date[] {
  const utc = Date.parse(`${local}Z`)
  const offsets = new Set([offsetAt(utc - day), offsetAt(utc + day)])
  return Array.from(offsets, (offset) => utc + offset * minute)
    .filter((at) => at - offsetAt(at) * minute === utc)
    .toSorted((one, other) => one - other)
    .map((at) => new Date(at))
}

/** Nearest times to one that does not exist; null if it exists. */
export function missingTime(local: string, offsetAt = userOffset): MissingTime | null {
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
 * Instant of a local time. Of a repeated time it is the first one, unless only the second meets the conditions.
 * @param conditions `was`: previous instant of the field, kept if it has the same local time; `after`: instant that the result must follow
 */
export function instantOf(
  local: string,
  { was, after }: { was?: string | undefined; after?: string | undefined } = {},
  offsetAt = userOffset,
): string {
  const times = timesOf(local, offsetAt)
  const later = times.filter((at) => after === undefined || at.getTime() > Date.parse(after))
  const same = later.find((at) => was !== undefined && at.getTime() === Date.parse(was))
  return (same ?? later[0] ?? times[0] ?? new Date(local)).toISOString()
}
