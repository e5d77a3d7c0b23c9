import type { Entity } from '../../store/entity'
import { type CommissionVoucher, commissionVouchers } from './rows'

/** Vouchers of commissions, as the store keeps them. */
export const commissionVoucherEntity: Entity<CommissionVoucher> = {
  name: 'commission-vouchers',
  seed: commissionVouchers,
  token: 'voucherToken',
}
