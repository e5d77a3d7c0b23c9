export { merchantSalePaths, toMerchantSale } from './addresses'
export {
  merchantSaleDetail,
  type MerchantSaleDetail,
  merchantSaleRow,
  type MerchantSaleRow,
  type Receipt,
} from './contract'
export { merchantSaleWorkflow } from './workflow'
export { merchantSale, type MatchRecord } from './lifecycle'
export { merchantSalesResource } from './resource'
export type { MatchInput } from './input'
export { exactOf, suggestionsFor } from './suggestions'
export {
  type DifferenceReason,
  differenceReasons,
  disputeReasons,
  type Match,
  type MatchAction,
  matches,
  type Provider,
  providers,
} from './terms'
export { merchantSaleFields } from './fields'
