import { machineOf } from '@console/core/flows'
import { voucher, type VoucherRecord } from './lifecycle'

/** A voucher that nobody has handed in. */
const draft: VoucherRecord = {
  status: 'draft',
  method: 'mobile_money',
  preparedBy: { token: 'preparer', name: '', role: 'staff' },
  approvedBy: null,
  paidBy: null,
  areEntriesTaken: false,
  isDestinationVerified: true,
}

/** What can happen to a voucher, as a machine: to be drawn in the book. */
export const voucherMachine = machineOf('voucher', voucher, draft)
