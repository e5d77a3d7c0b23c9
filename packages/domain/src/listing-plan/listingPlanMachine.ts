import { machineOf } from '@console/core/flows'
import { planLifecycle } from './lifecycle'

/** What can happen to a plan, as a machine: to be walked in tests and drawn in the book. */
export const listingPlanMachine = machineOf('listingPlan', planLifecycle, { status: 'draft' })
