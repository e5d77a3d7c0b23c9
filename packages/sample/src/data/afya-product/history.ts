import type { AuditEvent } from '@console/core/workflows'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, instant, sampleStart } from '../../store/clock'
import { reviewers } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { type Event, event } from '../shared/history'
import { afyaProductEntity } from './entity'
import type { StoredAfyaProduct } from './rows'

/** Events that led to a product's status, newest first. */
function eventsOf({ status, recall }: StoredAfyaProduct, index: number): Event[] {
  const stream = seededRandom('afyaProduct', index, 'past')
  const since = sampleStart - stream.integer(60, 900) * day
  const by = stream.pick(reviewers())
  const created = event(since, by, 'afyaProduct.created', null, 'draft')
  const activated = event(since + 2 * day, by, 'afyaProduct.activated', 'draft', 'active')
  switch (status) {
    case 'draft':
      return [created]
    case 'active':
      return [activated, created]
    case 'withdrawn': {
      const at = sampleStart - stream.integer(3, 50) * day
      return [event(at, by, 'afyaProduct.withdrawn', 'active', 'withdrawn'), activated, created]
    }
    case 'recalled': {
      if (!recall) return []
      const at = Date.parse(recall.at)
      const recalled = event(at, recall.by, 'afyaProduct.recalled', 'active', 'recalled', {
        reasonCode: recall.reasonCode,
        note: recall.note ?? null,
      })
      return [recalled, activated, created]
    }
  }
}

/** Events of a product before the sample's start, newest first. */
export function afyaProductHistory(product: StoredAfyaProduct): AuditEvent[] {
  const index = indexOf(afyaProductEntity, product)
  const seed = afyaProductEntity.seed()[index]
  // Later products have their history in the log.
  if (!seed) return []
  return eventsOf(seed, index).map(({ at, ...rest }, place) => ({
    eventId: token('afyaProductEvent', index * 4 + place),
    at: instant(at),
    ...rest,
  }))
}
