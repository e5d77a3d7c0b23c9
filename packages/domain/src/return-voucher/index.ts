export { returnPaths } from './addresses'
export {
  returnDetail,
  type ReturnDetail,
  type ReturnLine,
  returnRow,
  type ReturnRow,
} from './contract'
export { type ReturnEvent, type ReturnRecord, type ReturnSaying, returnVoucher } from './lifecycle'
export { returnsResource } from './resource'
export {
  isReturnOpen,
  refundMethods,
  refusalReasons,
  type ReturnHindrance,
  returnHindrances,
  returnReasons,
  type ReturnStatus,
  returnStatuses,
} from './terms'
