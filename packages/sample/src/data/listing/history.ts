import { seededRandom } from '../../random/random'
import { instant, sampleStart } from '../../store/clock'
import { ownerActor } from '../business/seeds'
import { admins, systemActor } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { event, type Event, pastsOf } from '../shared/history'
import { listingEntity } from './entity'
import type { Listing } from './rows'
import { listingBusiness, listingSla } from './seeds'

/** Events of listings before the sample's start. */
export const { historyOf: listingHistory, lastSubmissionOf: lastListingSubmission } = pastsOf(
  listingEntity,
  {
    type: 'listing',
    slaHours: listingSla,
    hasUpdates: true,
    ownerOf: (index) => ownerActor(listingBusiness(index).index),
    beside: visibilityEvents,
  },
)

/** Events that led to a listing being hidden. */
function visibilityEvents(listing: Listing): Event[] {
  const { visibility, expiresAt, approvedAt } = listing
  if (visibility === 'expired' && expiresAt)
    return [event(Date.parse(expiresAt), systemActor, 'visibility.expired', 'published', 'expired')]
  if (approvedAt === null || (visibility !== 'paused' && visibility !== 'archived')) return []
  const stream = seededRandom('listing', indexOf(listingEntity, listing), 'hidden')
  const at = Date.parse(approvedAt) + stream.next() * (sampleStart - Date.parse(approvedAt))
  return [
    event(
      Date.parse(instant(at)),
      stream.pick(admins()),
      `visibility.${visibility}`,
      'published',
      visibility,
    ),
  ]
}
