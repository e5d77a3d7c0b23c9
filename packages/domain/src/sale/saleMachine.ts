import { machineOf } from '@console/core/flows'
import { sale } from './lifecycle'

/** What can happen to the settlement of a sale, as a machine: to be drawn in the book. */
export const saleMachine = machineOf('sale', sale, { settlement: 'pending', settledAt: null })
