import { approval, type ApprovalRecord } from './lifecycle'
import { machineOf } from '@console/core/flows'

/** A record that has just been submitted. */
const submitted: ApprovalRecord = {
  approvalStatus: 'pending',
  claim: null,
  submission: {
    revision: 1,
    submittedBy: { token: 'owner-of-the-record', name: 'Its owner', role: 'owner' },
  },
}

/** What can happen to an approvable record, as a machine: to be walked in tests and drawn in the book. */
export const approvalMachine = machineOf('approval', approval, submitted)
