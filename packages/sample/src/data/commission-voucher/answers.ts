import type { voucherFields } from '@console/domain/commission-voucher'
import type { Answers } from '../../lists/listOfFields'
import { tokensOf } from '../../lists/tokensOf'
import type { CommissionVoucher } from './rows'

/** List fields of vouchers that only the server can answer. */
export const voucherAnswers = {
  providerReference: ({ providerReference }) => providerReference,
  receiptNo: ({ receiptNo }) => receiptNo,
  preparedBy: ({ prepared }, caller) => tokensOf(prepared.by, caller),
  overdue: ({ status, dueAt }, { now }) => !['paid', 'cancelled'].includes(status) && dueAt < now,
  failedBefore: ({ attempts }) => attempts.some(({ outcome }) => outcome === 'failed'),
} satisfies Answers<typeof voucherFields, CommissionVoucher>
