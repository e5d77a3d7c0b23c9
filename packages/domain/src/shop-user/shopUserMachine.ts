import { machineOf } from '@console/core/flows'
import { shopUserLifecycle } from './lifecycle'

/** What can happen to somebody who shops, as a machine: to be walked in tests and drawn in the book. */
export const shopUserMachine = machineOf('shopUser', shopUserLifecycle, { status: 'unconfirmed' })
