export { salePaths, toSale } from './addresses'
export { amountsOf } from './amounts'
export {
  disputeReasons,
  saleChannels,
  type SaleAction,
  saleDetail,
  type SaleDetail,
  saleRow,
  type SaleRow,
  type Settlement,
  settlements,
} from './contract'
export { saleWorkflow } from './workflow'
export { sale, type SaleEvent, type SaleRecord, type SaleInput } from './lifecycle'
export { salesResource } from './resource'
export { saleFields } from './fields'
export { saleCapabilities } from './capabilities'
