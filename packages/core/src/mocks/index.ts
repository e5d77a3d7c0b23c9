export { issueAccessToken } from './accessToken'
export { type Account, sampleAccounts, samplePassword } from './accounts'
export {
  approvalDecisions,
  type ApprovalKind,
  type StoredApprovable,
} from './approvals/approvalDecisions'
export { approvalList } from './approvals/approvalList'
export { callEverything } from './approvals/callEverything'
export type { Decided, Deciding, DecisionRules } from './approvals/decisionRules'
export {
  endFeatured,
  featuredDecisions,
  type FeaturableKind,
  type StoredFeaturable,
} from './approvals/featuredDecisions'
export {
  choice,
  dayRange,
  flag,
  type ListSource,
  moneyRange,
  numberRange,
  oneOf,
  timeRange,
} from './approvals/listSource'
export { resourceEndpoints, type SampleResource } from './approvals/resourceEndpoints'
export { reviewDecisions } from './approvals/reviewDecisions'
export { readViews, saveViews, viewsHandlers } from './approvals/viewsHandlers'
export { authHandlers, readUserData, requestPasswordLink, signIn } from './authHandlers'
export { instant, sampleStart } from './clock'
export { endpoint, type Resolver } from './endpoint'
export { measureWorld } from './measureWorld'
export { refuse } from './refuse'
export { resetSampleBackend } from './resetSampleBackend'
export {
  clearScenarios,
  type EndpointName,
  type Scenario,
  scenarioFor,
  scenarios,
  setScenario,
} from './scenario'
export { interceptionProbe, startIntercepting } from './startIntercepting'
export { type World, world } from './store'
export { unanswered } from './unanswered'
export { unknownCalls } from './unknownCalls'
export { agentChecksOf, agentDetail } from './world/agentDetails'
export { agentSla, goldenAgents } from './world/agentSeeds'
export type { Agent } from './world/agents'
export { businessChecksOf, businessDetail } from './world/businessDetails'
export type { Business } from './world/businesses'
export { businessSla, goldenBusinesses } from './world/businessSeeds'
export {
  agentHistory,
  businessHistory,
  lastAgentSubmission,
  lastBusinessSubmission,
  lastProductSubmission,
  lastServiceSubmission,
  productHistory,
  reviewHistory,
  serviceHistory,
} from './world/history'
export { isHidden } from './world/items'
export { productChecksOf, productDetail, productUpdate } from './world/productDetails'
export type { Product } from './world/products'
export { goldenProducts, itemSla } from './world/productSeeds'
export { type QueueName, type QueueSummary, queueSummary } from './world/queueSummary'
export { reviewDetail } from './world/reviewDetails'
export { isReviewWaiting, maskedFields, type Review } from './world/reviews'
export { goldenReviews } from './world/reviewSeeds'
export { serviceChecksOf, serviceDetail, serviceUpdate } from './world/serviceDetails'
export type { ServiceProduct } from './world/serviceProducts'
export { goldenServices } from './world/serviceSeeds'
