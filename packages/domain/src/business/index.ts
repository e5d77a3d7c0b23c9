export { businessPaths, toBusiness, toBusinessReview } from './addresses'
export {
  businessCapabilities,
  businessDetail,
  type BusinessDetail,
  businessKinds,
  businessRow,
  type BusinessRow,
  risks,
} from './contract'
export { businessesResource, submittedBusinesses } from './resource'
export { businessFields } from './fields'
