export { voucherEndpoints } from './endpoints'
export { commissionVoucherEntity } from './entity'
export { type GoldenVoucher, goldenVoucher } from './golden'
export { type CommissionVoucher } from './rows'
