import { requireTransition } from '@console/core/flows'
import type { AnyInput } from '@console/core/workflows'
import {
  correction,
  type CorrectedRecord,
  type CorrectionInput,
  planUseOf,
} from '@console/domain/listing'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'
import type { SampleDatabase } from '../../store/store'
import { listingCategoryEntity } from '../listing-category/entity'
import { refsOf } from '../listing-category/records'
import { listingPlanEntity } from '../listing-plan/entity'
import { type StoredPlan, versionNumbered } from '../listing-plan/rows'
import type { Listing } from './rows'

/** A listing as the rules of its correction see it. */
function seen(listing: Listing, database: SampleDatabase, body: AnyInput = {}): CorrectedRecord {
  const { subcategoryId = listing.subcategory.token }: CorrectionInput = body
  const named = database.find(listingCategoryEntity, subcategoryId)
  // The current subcategory is always accepted, even if it is inactive now.
  const isOffered = named?.isActive === true || subcategoryId === listing.subcategory.token
  const plan = database.find(listingPlanEntity, listing.plan.token) as StoredPlan
  return {
    isLive: listing.liveRevision !== null,
    use: planUseOf(listing),
    limits: versionNumbered(plan, listing.planVersion).terms.limits,
    offeredSubcategory: isOffered ? subcategoryId : null,
  }
}

/**
 * Administrators correct live listings, and give a reason. Neither the approval nor the visibility changes.
 */
export const correctionDecisions: DecisionRules<Listing> = {
  workflow: 'correction',
  ...blockedBy(correction, seen),
  decide({ record, body, database }) {
    const { recorded } = requireTransition(correction, seen(record, database, body), 'correct')
    const { subcategoryId, phones, tags, hours }: CorrectionInput = body
    return {
      fields: {
        ...(subcategoryId === undefined ? {} : refsOf(subcategoryId, database)),
        ...(phones === undefined ? {} : { phones: [...phones] }),
        corrected: {
          ...record.corrected,
          ...(tags === undefined ? {} : { tags: [...tags] }),
          ...(hours === undefined ? {} : { hours }),
          liveRevision: record.liveRevision,
        },
      },
      recorded,
      from: null,
      to: null,
      isDecision: true,
    }
  },
}
