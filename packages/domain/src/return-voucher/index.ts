export { isReturnOpen, returnReasons, type ReturnStatus, returnStatuses } from '../order/returns'
export { returnPaths, toReturn } from './addresses'
export {
  returnDetail,
  type ReturnDetail,
  type ReturnLine,
  returnRow,
  type ReturnRow,
} from './contract'
export { type Grant, grantReversal, maxFor, maxPieces } from './grant'
export { returnWorkflow } from './workflow'
export {
  type ReturnEvent,
  type ReturnRecord,
  type ReturnInput,
  returnVoucher,
  refundMethodsFor,
} from './lifecycle'
export { returnsResource } from './resource'
export {
  refundFailures,
  type RefundFailure,
  refundMethods,
  refusalReasons,
  returnActions,
  type ReturnAction,
  type ReturnBlocker,
  returnBlockers,
} from './terms'
export { isReturnWaiting, returnFields } from './fields'
export { returnCapabilities } from './capabilities'
export { returnQueue } from './queue'
