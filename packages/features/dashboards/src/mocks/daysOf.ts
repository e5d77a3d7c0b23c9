import type { SampleDatabase } from '@console/sample'
import { dayOffset } from '@console/sample/shop-setting'

const day = 24 * 60 * 60_000

/** Days of a range, for grouping. Times are milliseconds since 1970. */
export interface Days {
  /** Oldest first, ending with today, as in `2026-06-15`. */
  days: string[]
  /** Index in `days` of a time in the range. */
  placeOf: (at: number) => number
  /** End of the day at an index. */
  endOf: (place: number) => number
  /** Checks whether a time is in the range. */
  isNow: (at: number) => boolean
  /** Checks whether a time is in the previous period, up to the same time of day. */
  isBefore: (at: number) => boolean
}

/** Days of a range that ends today, in the time zone of the shop's settings. */
export function daysOf(database: SampleDatabase, range: `${number}d`): Days {
  const now = database.now()
  const offset = dayOffset(database)
  const dayOf = (at: number) => Math.floor((at + offset) / day)
  const length = Number.parseInt(range)
  const firstDay = dayOf(now) - length + 1
  const start = firstDay * day - offset
  const isNow = (at: number) => at >= start && at <= now
  return {
    days: Array.from({ length }, (_, place) =>
      new Date((firstDay + place) * day).toISOString().slice(0, 10),
    ),
    endOf: (place) => start + (place + 1) * day - 1,
    placeOf: (at) => dayOf(at) - firstDay,
    isNow,
    isBefore: (at) => isNow(at + length * day),
  }
}
