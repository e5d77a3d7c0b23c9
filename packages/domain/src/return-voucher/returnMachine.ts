import { machineOf } from '@console/core/flows'
import { type ReturnRecord, returnVoucher } from './lifecycle'

/** A return that nobody has looked at. */
const submitted: ReturnRecord = {
  status: 'submitted',
  claimedBy: null,
  isOverWindow: false,
  proposedBy: null,
  refundMethod: 'original',
  payment: { method: 'card', isPaid: true, refundable: { amount: 0, currency: 'KES' } },
  lines: [],
}

/** What can happen to a return, as a machine: to be drawn in the book. */
export const returnMachine = machineOf('returnVoucher', returnVoucher, submitted)
