import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import type { ListingPlan } from './contract'
import type { PlanAction, PlanStatus } from './terms'

/** What the rules look at. */
type PlanRecord = Pick<ListingPlan, 'status'>

/** Everything that can happen to a plan. Nobody deletes one: somebody may have been on it. */
// oxfmt-ignore
const table: readonly Transition<PlanAction, PlanStatus, PlanRecord, never>[] = [
  { event: 'publish', from: ['draft'], to: 'active', hinderedBy: [], by: 'edit', recorded: 'listingPlan.published' },
  { event: 'retire', from: ['active'], to: 'retired', hinderedBy: [], by: 'edit', recorded: 'listingPlan.retired' },
  { event: 'restore', from: ['retired'], to: 'active', hinderedBy: [], by: 'edit', recorded: 'listingPlan.restored' },
]

/** The lifecycle of plans. */
export const planLifecycle = {
  phaseOf: ({ status }) => status,
  table,
  rules: {},
  inputRules: [],
  after: (record, { to }) => ({ ...record, status: to }),
} satisfies Lifecycle<PlanAction, PlanStatus, PlanRecord, Happening, never>
