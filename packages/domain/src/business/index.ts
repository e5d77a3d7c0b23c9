export { businessPaths, toBusiness, toBusinessReview } from './addresses'
export {
  businessDetail,
  type BusinessDetail,
  businessKinds,
  businessRow,
  type BusinessRow,
  risks,
} from './contract'
export { businessesResource, submittedBusinesses } from './resource'
export { businessFields } from './fields'
export { businessCapabilities } from './capabilities'
export { businessApproval } from './workflow'
export { businessQueue } from './queue'
