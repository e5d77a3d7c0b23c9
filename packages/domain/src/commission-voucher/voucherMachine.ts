import { machineOf } from '@console/core/flows'
import { voucher, type VoucherRecord } from './lifecycle'

/** A voucher before its submission. */
const draft: VoucherRecord = {
  status: 'draft',
  method: 'mobile_money',
  preparedBy: { token: 'preparer', name: '', role: 'staff' },
  approvedBy: null,
  paidBy: null,
  areEntriesTaken: false,
  isDestinationVerified: true,
}

/** Lifecycle of a voucher as a state machine, for the diagram in Storybook. */
export const voucherMachine = machineOf('voucher', voucher, draft)
