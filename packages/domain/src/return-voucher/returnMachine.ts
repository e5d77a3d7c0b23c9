import { machineOf } from '@console/core/flows'
import { type ReturnRecord, returnVoucher } from './lifecycle'

/** A return before its review. */
const submitted: ReturnRecord = {
  status: 'submitted',
  claimedBy: null,
  isOverWindow: false,
  proposedBy: null,
  refundMethod: 'original',
  payment: { method: 'card', isPaid: true, refundable: { amount: 0, currency: 'KES' } },
  lines: [],
}

/** Lifecycle of a return as a state machine, for the diagram in Storybook. */
export const returnMachine = machineOf('returnVoucher', returnVoucher, submitted)
