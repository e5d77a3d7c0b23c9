import type { Entity } from '../../store/entity'
import { type CommissionVoucher, commissionVouchers } from './rows'

/** Stored commission vouchers. */
export const commissionVoucherEntity: Entity<CommissionVoucher> = {
  name: 'commission-vouchers',
  seed: commissionVouchers,
  token: 'voucherToken',
}
