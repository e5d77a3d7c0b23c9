import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import type { ListingPlan } from './contract'
import type { PlanAction, PlanStatus } from './terms'

/** Input of the rules. */
type PlanRecord = Pick<ListingPlan, 'status'>

/** Transitions of a plan. Plans are never deleted, because they may have had subscribers. */
// oxfmt-ignore
const table: readonly Transition<PlanAction, PlanStatus, PlanRecord, never>[] = [
  { event: 'publish', from: ['draft'], to: 'active', blockedBy: [], by: 'edit', recorded: 'listingPlan.published' },
  { event: 'retire', from: ['active'], to: 'retired', blockedBy: [], by: 'edit', recorded: 'listingPlan.retired' },
  { event: 'restore', from: ['retired'], to: 'active', blockedBy: [], by: 'edit', recorded: 'listingPlan.restored' },
]

/** The lifecycle of plans. */
export const planLifecycle = {
  phaseOf: ({ status }) => status,
  table,
  rules: {},
  inputRules: [],
  after: (record, { to }) => ({ ...record, status: to }),
} satisfies Lifecycle<PlanAction, PlanStatus, PlanRecord, Happening, never>
