export { salePaths } from './addresses'
export { amountsOf } from './amounts'
export {
  disputeReasons,
  saleChannels,
  saleDetail,
  type SaleDetail,
  saleRow,
  type SaleRow,
  type Settlement,
  settlements,
} from './contract'
export { sale, type SaleEvent, type SaleRecord, type SaleSaying } from './lifecycle'
export { salesResource } from './resource'
