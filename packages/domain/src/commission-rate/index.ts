export {
  ratePaths,
  toAddRate,
  toAgentCommission,
  toComparison,
  toProductCommission,
  toRate,
  toRateDraft,
} from './addresses'
export {
  commissionRateDetail,
  type CommissionRateDetail,
  commissionRateRow,
  type CommissionRateRow,
  type NextRate,
  type RateStep,
  rateStep,
  type RateSubject,
  rateSubject,
  type RateTerms,
  rateTerms,
  nameOfSubject,
} from './contract'
export { findSubjects, previewRates, readSubjects, writeRates } from './calls'
export { commissionRateWorkflow } from './workflow'
export { commissionRate, highestBps, type RateEvent, type RateRecord } from './lifecycle'
export {
  agentCommissionsResource,
  paidDetail,
  type PaidDetail,
  type PaidRow,
  productCommissionsResource,
} from './paid'
export { type CommissionBase, commissionOn, freezeRates, sharedDelivery } from './price'
export {
  type SubjectSearchHit,
  subjectSearchHits,
  maxSubjects,
  proposalOf,
  proposedRates,
  ratePreview,
  type RatePreview,
  rateProposal,
  type RateProposal,
  type RateRule,
  rateRules,
  writtenRates,
} from './proposal'
export {
  type Applicable,
  isInForce,
  placesOf,
  platformRate,
  type RateBook,
  rateBook,
  resolveRate,
  type Sold,
} from './resolve'
export { commissionRatesResource } from './resource'
export type { RateInput } from './input'
export {
  levelsOf,
  type RateAction,
  rateBases,
  type RateBasis,
  rateBounds,
  type RateBlocker,
  type RateKind,
  rateKinds,
  type RateLevel,
  rateLevels,
  type RatePayer,
  ratePayers,
  type RateStatus,
  rateStatuses,
} from './terms'
export { rateFields } from './fields'
export { paidFields } from './paidFields'
export { type GapReason, gapReasons } from './terms'
export { rateCapabilities } from './capabilities'
