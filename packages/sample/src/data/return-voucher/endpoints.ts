import { returnsResource, isReturnWaiting, type returnFields } from '@console/domain/return-voucher'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { returnDecisions } from './decisions'
import { bookReturn } from './bookReturn'
import { returnDetail, progressOf } from './details'
import { returnVoucherEntity } from './entity'
import { returnHistory } from './history'
import { refundAnswer } from './provider'
import type { ReturnVoucher } from './rows'
import { dayOffset } from '../shop-setting/dayOffset'
import type { Answers } from '../../lists/listOfFields'
import { tokensOf } from '../../lists/tokensOf'

/** List fields of returns that only the server can answer. */
const returnAnswers = {
  overdue: (row, { now }) => isReturnWaiting(row) && row.dueAt < now,
  claimedBy: ({ claimedBy }, caller) => (claimedBy ? tokensOf(claimedBy, caller) : 'none'),
} satisfies Answers<typeof returnFields, ReturnVoucher>

/** Endpoints of returns. */
export const returnEndpoints = resourceEndpoints({
  resource: returnsResource,
  entity: returnVoucherEntity,
  dayOffset,
  answers: returnAnswers,
  toRow: (row) => row,
  toDetail: (row, database) => ({ ...row, ...returnDetail(row, database) }),
  decisions: [
    { ...returnDecisions<ReturnVoucher>(progressOf, refundAnswer), whenTaken: bookReturn },
  ],
  past: returnHistory,
})
