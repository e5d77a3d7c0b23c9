import type { SampleDatabase } from '@console/sample'
import type { OwnDay, QueueDays } from '../contract'
import { daysOf } from './daysOf'
import type { Wait } from './historyOf'

/** Number waiting at the end of each of the last eight days, the last being now and the first a week ago. */
export function queueDaysOf(
  database: SampleDatabase,
  waits: readonly Wait[],
  queues: readonly string[],
): QueueDays[] {
  const { days, endOf } = daysOf(database, '8d')
  const now = database.now()
  return queues.map((queue) => {
    const own = waits.filter((wait) => wait.queue === queue)
    return {
      queue,
      days: days.map((day, place) => {
        const at = Math.min(now, endOf(place))
        const waiting = own.filter(
          ({ from, until }) => from <= at && (until === null || until > at),
        ).length
        return { day, waiting }
      }),
    }
  })
}

/** A user's work of today: records taken out of queues, the time they had waited, and undone decisions. */
export function ownDayOf(database: SampleDatabase, waits: readonly Wait[], token: string): OwnDay {
  const now = database.now()
  const { isNow } = daysOf(database, '1d')
  const own = waits.filter(({ by, until }) => by === token && until !== null && isNow(until))
  const hours = own
    .map(({ from, until }) => ((until ?? now) - from) / 3_600_000)
    .toSorted((one, other) => one - other)
  const undone = database
    .changes()
    .filter(
      ({ done }) =>
        done?.event.type.endsWith('.undone') === true &&
        done.event.actor.token === token &&
        isNow(Date.parse(done.event.at)),
    )
  return { cleared: own.length, medianHours: medianOf(hours), undone: undone.length }
}

/** Median of sorted numbers, with one decimal; null for none. */
export function medianOf(sorted: readonly number[]): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) return null
  return Math.round(((lower + upper) / 2) * 10) / 10
}
