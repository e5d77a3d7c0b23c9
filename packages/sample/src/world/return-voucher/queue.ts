import { isReturnWaiting, returnQueue } from '@console/domain/return-voucher'
import { queueOf } from '../shared/waiting'
import { returnVoucherEntity } from './entity'

/** Returns that wait. A claim has no lease. */
export const waiting = queueOf(returnQueue, returnVoucherEntity, (voucher) =>
  isReturnWaiting(voucher)
    ? {
        since: voucher.raisedAt,
        dueAt: voucher.dueAt,
        token: voucher.claimedBy?.token ?? null,
      }
    : null,
)
