export {
  entriesNamed,
  maxEntriesNamed,
  toNewVoucher,
  toVoucher,
  toVouchersOf,
  voucherPaths,
} from './addresses'
export { amountInWords } from './amountInWords'
export {
  voucherAmounts,
  type VoucherParts,
  isTooSmall,
  maxAdjustments,
  maxWithheld,
  type PrepareRule,
  prepareRules,
  prepareVoucher,
  voucherToPrepare,
  type VoucherToPrepare,
} from './prepare'
export {
  type PaymentAttempt,
  voucherDetail,
  type VoucherDetail,
  voucherRow,
  type VoucherRow,
} from './contract'
export { destination, type Destination } from './destination'
export { voucherWorkflow } from './workflow'
export { voucher, type VoucherEvent, type VoucherRecord, type VoucherInput } from './lifecycle'
export { vouchersResource } from './resource'
export {
  holdsEntries,
  paymentFailures,
  type PaymentFailure,
  payoutMethods,
  type VoucherAction,
  voucherActions,
  type VoucherStatus,
  voucherStatuses,
} from './terms'
export { voucherFields } from './fields'
export { voucherCapabilities } from './capabilities'
export { voucherQueue } from './queue'
