import { machineOf } from '@console/core/flows'
import { planLifecycle } from './lifecycle'

/** Lifecycle of a plan as a state machine, for the model tests and the diagram in Storybook. */
export const listingPlanMachine = machineOf('listingPlan', planLifecycle, { status: 'draft' })
