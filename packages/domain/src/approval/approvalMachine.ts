import { approval, type ApprovalRecord } from './lifecycle'
import { machineOf } from '@console/core/flows'

/** A record right after its submission. */
const submitted: ApprovalRecord = {
  approvalStatus: 'pending',
  claim: null,
  submission: {
    revision: 1,
    submittedBy: { token: 'owner-of-the-record', name: 'Its owner', role: 'owner' },
  },
}

/** Lifecycle of an approvable record as a state machine, for the model tests and the diagram in Storybook. */
export const approvalMachine = machineOf('approval', approval, submitted)
