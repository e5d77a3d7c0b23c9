import { isReturnWaiting, returnQueue } from '@console/domain/return-voucher'
import { queueOf } from '../shared/waiting'
import { returnVoucherEntity } from './entity'

/** Waiting returns. A claim does not expire. */
export const waiting = queueOf(returnQueue, returnVoucherEntity, (voucher) =>
  isReturnWaiting(voucher)
    ? {
        since: voucher.raisedAt,
        dueAt: voucher.dueAt,
        token: voucher.claimedBy?.token ?? null,
      }
    : null,
)
