import { machineOf } from '@console/core/flows'
import { companyLifecycle } from './lifecycle'

/** What can happen to a company, as a machine: to be walked in tests and drawn in the book. */
export const companyMachine = machineOf('company', companyLifecycle, { status: 'active' })
