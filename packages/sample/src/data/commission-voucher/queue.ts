import { voucherQueue } from '@console/domain/commission-voucher'
import { queueOf } from '../shared/waiting'
import { commissionVoucherEntity } from './entity'
import { isVoucherWaiting } from './rows'

/** Waiting vouchers, which are not claimed. */
export const waiting = queueOf(voucherQueue, commissionVoucherEntity, (voucher) =>
  isVoucherWaiting(voucher)
    ? { since: voucher.prepared.at, dueAt: voucher.dueAt, token: null }
    : null,
)
