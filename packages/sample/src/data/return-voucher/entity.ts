import type { Entity } from '../../store/entity'
import { type ReturnVoucher, returnVouchers } from './rows'

/** Stored return vouchers. */
export const returnVoucherEntity: Entity<ReturnVoucher> = {
  name: 'return-vouchers',
  seed: returnVouchers,
  token: 'voucherToken',
}
