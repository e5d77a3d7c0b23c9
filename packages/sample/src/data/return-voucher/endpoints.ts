import { returnsResource } from '@console/domain/return-voucher'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { returnDecisions } from './decisions'
import { bookReturn } from './bookReturn'
import { returnDetail, progressOf } from './details'
import { returnVoucherEntity } from './entity'
import { returnAnswers } from './answers'
import { returnHistory } from './history'
import { refundAnswer } from './provider'
import type { ReturnVoucher } from './rows'
import { dayOffset } from '../shop-setting/dayOffset'

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
