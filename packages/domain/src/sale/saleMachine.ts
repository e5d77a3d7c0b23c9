import { machineOf } from '@console/core/flows'
import { sale } from './lifecycle'

/** Lifecycle of the settlement of a sale as a state machine, for the diagram in Storybook. */
export const saleMachine = machineOf('sale', sale, { settlement: 'pending', settledAt: null })
