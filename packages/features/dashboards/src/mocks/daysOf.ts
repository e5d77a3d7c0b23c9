import type { World } from '@console/sample'
import { dayOffset } from '@console/sample/shop-setting'

const day = 24 * 60 * 60_000

/** The days of a range, and what is in them. Times are milliseconds since 1970. */
export interface Days {
  /** Oldest first, today the last, as in `2026-06-15`. */
  days: string[]
  /** The place in `days` of a time that is in the range. */
  placeOf: (at: number) => number
  /** When the day at a place ends. */
  endOf: (place: number) => number
  /** Whether something was in the range. */
  isNow: (at: number) => boolean
  /** Whether it was in as many days before it, up to the same time of day. */
  isBefore: (at: number) => boolean
}

/** The days of a range that ends today, in the time zone of the shop's settings. */
export function daysOf(world: World, range: `${number}d`): Days {
  const now = world.now()
  const offset = dayOffset(world)
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
