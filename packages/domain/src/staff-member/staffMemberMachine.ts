import { machineOf } from '@console/core/flows'
import { staffLifecycle, type StaffRecord } from './lifecycle'

/** A newly invited person. */
export const newcomer: StaffRecord = {
  staffToken: 'newcomer',
  roles: ['staff'],
  status: 'invited',
  twoStep: true,
  openClaims: 1,
  superAdmins: 1,
}

/** Lifecycle of a member of the staff as a state machine, for the model tests and the diagram in Storybook. */
export const staffMemberMachine = machineOf('staffMember', staffLifecycle, newcomer)
