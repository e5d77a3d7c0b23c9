import { requireTransition, transitionOf } from '@console/core/flows'
import {
  planUseOf,
  visibility,
  type VisibilityEvent,
  type VisibilityInput,
  type VisibilityRecord,
} from '@console/domain/listing'
import type { AnyInput } from '@console/core/workflows'
import type { Lapse, DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { listingPlanEntity } from '../listing-plan/entity'
import type { StoredPlan } from '../listing-plan/rows'
import type { Listing } from './rows'
import { begin } from './subscription'

/** Plan for the renewal of a listing: the one in the input, or else its own. */
function nextPlanOf(
  { plan }: Listing,
  database: SampleDatabase,
  body: AnyInput = {},
): StoredPlan | undefined {
  const { planId = plan.token }: VisibilityInput = body
  return database.find(listingPlanEntity, planId)
}

function isOver({ expiresAt }: Listing, now: string): boolean {
  return expiresAt !== null && expiresAt <= now
}

/** A listing as the rules of its visibility see it. */
function seen(listing: Listing, database: SampleDatabase, body?: AnyInput): VisibilityRecord {
  const plan = nextPlanOf(listing, database, body)
  return {
    visibility: listing.visibility,
    isOver: isOver(listing, instant(database.now())),
    use: planUseOf(listing),
    nextPlan: plan ? { isOffered: plan.status === 'active', limits: plan.limits } : null,
  }
}

const lapses = new WeakMap<Listing, Lapse<Listing>>()

/** Effect of an expired plan on a listing; null if it has not expired. */
function lapseOf(listing: Listing, now: string, database: SampleDatabase): Lapse<Listing> | null {
  if (listing.expiresAt === null || !isOver(listing, now)) return null
  const transition = transitionOf(visibility, seen(listing, database), 'plan_end')
  if (!transition) return null
  const fields = { visibility: 'expired', featuredUntil: null } as const
  return {
    record: { ...listing, ...fields },
    fields,
    at: listing.expiresAt,
    action: transition.event,
    recorded: transition.recorded,
    from: listing.visibility,
    to: 'expired',
  }
}

/** Administrators pause, resume, archive and restore listings, and renew them when their plan has ended. */
export const visibilityDecisions: DecisionRules<Listing> = {
  workflow: 'visibility',
  lapse(listing, now, database) {
    const lapse = lapses.get(listing) ?? lapseOf(listing, now, database)
    if (lapse) lapses.set(listing, lapse)
    return lapse
  },
  ...blockedBy(visibility, seen),
  decide({ record, action, at, body, database }) {
    const { event, to, recorded } = requireTransition(
      visibility,
      seen(record, database, body),
      action as VisibilityEvent,
    )
    const plan = event === 'renew' ? nextPlanOf(record, database, body) : undefined
    return {
      fields: plan
        ? begin(record, plan, at)
        : { visibility: to === 'unpublished' ? null : to, featuredUntil: null },
      recorded,
      from: record.visibility,
      to,
      isDecision: true,
    }
  },
}
