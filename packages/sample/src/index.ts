export { approvalDecisions } from './world/shared/approvalDecisions'
export { grouped } from './draws/grouped'
export { draws } from './draws/random'
export { approvalAnswers } from './lists/approvalAnswers'
export { sumsOf } from './lists/sumsOf'
export { readViews, saveView, viewsHandlers } from './lists/viewsHandlers'
export { measureWorld } from './measure/measureWorld'
export { resourceEndpoints } from './resources/resourceEndpoints'
export { issueAccessToken } from './server/accessToken'
export { leaveAnswersUnchecked } from './server/answers'
export { sampleAccounts, samplePassword } from './server/accounts'
export { authHandlers, readUserData, requestPasswordLink, signIn } from './server/authHandlers'
export { callerOf } from './server/callers'
export {
  type AnyResource,
  declarationOf,
  type DeclaredEndpoint,
  type DeclaredRefusal,
  type EndpointCall,
  type Resolver,
  endpoint,
  sampleBases,
} from './server/endpoint'
export { oneOf, type Parameter, type Parameters } from './server/parameters'
export { refuse } from './server/refuse'
export { resetSampleBackend } from './server/resetSampleBackend'
export { sampleAuthHandlers } from './server/sampleAuthHandlers'
export { type Scenario, scenarioFor, scenarios, setScenario } from './server/scenario'
export { interceptionProbe, startIntercepting } from './server/startIntercepting'
export { endUnanswered, unanswered } from './server/unanswered'
export { unknownCalls } from './server/unknownCalls'
export { instant, sampleStart } from './store/clock'
export type { Entity } from './store/entity'
export { type World, world } from './store/store'
export { type QueueName, queueSummary } from './world/queueSummary'
export { glyphs } from './world/shared/glyphs'
