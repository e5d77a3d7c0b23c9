import { isReturnWaiting, type returnFields } from '@console/domain/return-voucher'
import type { Answers } from '../../lists/listOfFields'
import { tokensOf } from '../../lists/tokensOf'
import type { ReturnVoucher } from './rows'

/** List fields of returns that only the server can answer. */
export const returnAnswers = {
  overdue: (row, { now }) => isReturnWaiting(row) && row.dueAt < now,
  claimedBy: ({ claimedBy }, caller) => (claimedBy ? tokensOf(claimedBy, caller) : 'none'),
} satisfies Answers<typeof returnFields, ReturnVoucher>
