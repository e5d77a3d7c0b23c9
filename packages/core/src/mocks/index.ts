export { issueAccessToken } from './accessToken'
export { type Account, sampleAccounts, samplePassword } from './accounts'
export {
  approvalDecisions,
  type ApprovalKind,
  type StoredApprovable,
} from './approvals/approvalDecisions'
export { approvalList } from './approvals/approvalList'
export type { DecisionRules } from './approvals/decisionRules'
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
export { type World, world } from './store'
export { unknownCalls } from './unknownCalls'
export { goldenAgents } from './world/agentSeeds'
export { goldenBusinesses } from './world/businessSeeds'
export { goldenProducts } from './world/productSeeds'
export { type QueueName, type QueueSummary, queueSummary } from './world/queueSummary'
