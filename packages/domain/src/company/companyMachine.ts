import { machineOf } from '@console/core/flows'
import { companyLifecycle } from './lifecycle'

/** Lifecycle of a company as a state machine, for the model tests and the diagram in Storybook. */
export const companyMachine = machineOf('company', companyLifecycle, { status: 'active' })
