import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { listingEntity } from '../listing/entity'
import type { Listing } from '../listing/rows'

/** Number of listings on each plan, by its versions. */
type Subscribers = ReadonlyMap<string, ReadonlyMap<number, number>>

/** Counts of one state of the listings, valid until the first of them expires. */
interface Counted {
  subscribers: Subscribers
  until: string | null
}

const counted = new WeakMap<readonly Listing[], Counted>()

/** Number of listings on a plan, by its versions: those that are published or paused, and whose period has not ended. */
export function subscribersOf(
  planId: string,
  database: SampleDatabase,
): ReadonlyMap<number, number> {
  const listings = database.rows(listingEntity)
  const now = instant(database.now())
  let known = counted.get(listings)
  if (!known || (known.until !== null && known.until <= now))
    counted.set(listings, (known = count(listings, now)))
  return known.subscribers.get(planId) ?? new Map()
}

function count(listings: readonly Listing[], now: string): Counted {
  const subscribers = new Map<string, Map<number, number>>()
  let until: string | null = null
  for (const { plan, planVersion, visibility, expiresAt } of listings) {
    const isOn = visibility === 'published' || visibility === 'paused'
    if (!isOn || planVersion === null || (expiresAt !== null && expiresAt <= now)) continue
    const versions = subscribers.get(plan.token) ?? new Map<number, number>()
    versions.set(planVersion, (versions.get(planVersion) ?? 0) + 1)
    subscribers.set(plan.token, versions)
    if (expiresAt !== null && (until === null || expiresAt < until)) until = expiresAt
  }
  return { subscribers, until }
}

/** Number of listings on a plan, on any version. */
export function subscriberCount(planId: string, database: SampleDatabase): number {
  return [...subscribersOf(planId, database).values()].reduce((sum, each) => sum + each, 0)
}
