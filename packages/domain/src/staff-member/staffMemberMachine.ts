import { machineOf } from '@console/core/flows'
import { staffLifecycle, type StaffRecord } from './lifecycle'

/** Somebody who was just invited. */
export const newcomer: StaffRecord = {
  staffToken: 'newcomer',
  roles: ['staff'],
  status: 'invited',
  twoStep: true,
  openClaims: 1,
  superAdmins: 1,
}

/** What can happen to somebody of the staff, as a machine: to be walked in tests and drawn in the book. */
export const staffMemberMachine = machineOf('staffMember', staffLifecycle, newcomer)
