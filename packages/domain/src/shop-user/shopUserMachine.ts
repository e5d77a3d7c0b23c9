import { machineOf } from '@console/core/flows'
import { shopUserLifecycle } from './lifecycle'

/** Lifecycle of a customer as a state machine, for the model tests and the diagram in Storybook. */
export const shopUserMachine = machineOf('shopUser', shopUserLifecycle, { status: 'unconfirmed' })
