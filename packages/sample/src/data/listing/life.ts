import type { Visibility } from '@console/domain/listing'
import { seededRandom } from '../../random/random'
import { instant, sampleStart } from '../../store/clock'
import { lengthOf } from '../listing-plan/periods'
import { listingApprovals, listingBusiness, planOfBusiness } from './seeds'

/** Visibility and periods of a listing, apart from its approval. */
export interface ListingLife {
  visibility: Visibility
  /** Beginning of its current period, or of the last one if its plan has ended. */
  startedAt: string
  expiresAt: string
  /** Number of its previous periods. */
  periodsBefore: number
}

/** Visibility and periods of a listing at the sample's start; null before its first approval. */
export function lifeOf(index: number): ListingLife | null {
  const { approvedAt } = listingApprovals()[index] ?? {}
  if (!approvedAt) return null
  const begun = Date.parse(approvedAt)
  const length = lengthOf(planOfBusiness(listingBusiness(index).index).period)
  const periods = Math.floor((sampleStart - begun) / length)
  const share = seededRandom('listing', index, 'visibility').next()
  const isOver = periods > 0 && share < 0.14
  const periodsBefore = isOver ? periods - 1 : periods
  return {
    visibility: isOver
      ? 'expired'
      : share > 0.94
        ? 'archived'
        : share > 0.86
          ? 'paused'
          : 'published',
    startedAt: instant(begun + periodsBefore * length),
    expiresAt: instant(begun + (periodsBefore + 1) * length),
    periodsBefore,
  }
}
