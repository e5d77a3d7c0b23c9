export { approvalDecisions } from './data/shared/approvalDecisions'
export { grouped } from './random/grouped'
export { seededRandom } from './random/random'
export { importJobs, importRows, pieceOf } from './imports/entities'
export { importEndpoints, type SampleImport } from './imports/importEndpoints'
export { approvalAnswers } from './data/shared/approvalAnswers'
export { readViews, saveView, viewsHandlers } from './lists/viewsHandlers'
export { resourceEndpoints } from './resources/resourceEndpoints'
export { sectionEndpoints } from './sections/sectionEndpoints'
export { placeEntity } from './structures/places'
export { structureEndpoints } from './structures/structureEndpoints'
export { issueAccessToken } from './server/accessToken'
export { sampleAccounts, samplePassword } from './accounts/accounts'
export { answerHeaders, leaveAnswersUnchecked } from './server/answers'
export {
  authHandlers,
  choosePassword,
  readUserData,
  requestPasswordLink,
  signIn,
} from './data/account/authHandlers'
export { authorize, callerOf } from './server/callers'
export {
  type AnyResource,
  declarationOf,
  type DeclaredEndpoint,
  type DeclaredRefusal,
  type EndpointCall,
  type Resolver,
  endpoint,
  refuseQuery,
  sampleBases,
} from './server/endpoint'
export { oneOf, type Parameter, type Parameters } from './server/parameters'
export { eachSafely, safely } from './server/eachSafely'
export { problemResponse, refuse, Refusal } from './server/refuse'
export { callAs } from './server/callAs'
export { resetSampleBackend } from './server/resetSampleBackend'
export { confirmMail, registerAccount, sampleAuthHandlers } from './data/account/sampleAuthHandlers'
export {
  askedIn,
  effectiveIn,
  type StoredScenarios,
  readScenarios,
  scenarioFor,
  type Scenarios,
  setScenario,
} from './server/scenario'
export { type Scenario, scenarios } from './server/scenarios'
export { recordRequests } from './server/recordRequests'
export { serverCalls } from './server/serverCalls'
export { languageAsked } from './server/languageAsked'
export type { Sentence } from './server/sentences'
export { interceptionProbe, startIntercepting } from './server/startIntercepting'
export { configureSampleBackend, type SampleEnvironment } from './server/environment'
export { endUnanswered, unanswered } from './server/unanswered'
export { unknownCalls } from './server/unknownCalls'
export { browserStorageAdapter } from './store/browserStorageAdapter'
export { instant, runningClock, sampleStart } from './store/clock'
export { type Entity, tokenIn } from './store/entity'
export {
  isSomething,
  type StorageAdapter,
  stored,
  type Stored,
  type StoredAnswer,
  storedVersion,
  memoryStorageAdapter,
  type Written,
} from './store/storageAdapter'
export { type Files, memoryFiles } from './store/files'
export { createDatabase, type SampleDatabase, type DatabaseOwner, database } from './store/store'
export { writerWith } from './accounts/currentAccount'
export { glyphs } from './data/shared/glyphs'
