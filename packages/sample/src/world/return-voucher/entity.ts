import type { Entity } from '../../store/entity'
import { type ReturnVoucher, returnVouchers } from './rows'

/** Vouchers of returns, as the store keeps them. */
export const returnVoucherEntity: Entity<ReturnVoucher> = {
  name: 'return-vouchers',
  seed: returnVouchers,
  token: 'voucherToken',
}
