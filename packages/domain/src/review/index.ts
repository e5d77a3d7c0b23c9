export { reviewWorkflow } from './workflow'
export { reviewPaths } from './addresses'
export {
  reviewDetail,
  type ReviewDetail,
  reviewRow,
  type ReviewRow,
  reviewSignals,
  reviewStatuses,
} from './contract'
export { review, type ReviewEvent, type ReviewPhase, type ReviewRecord } from './lifecycle'
export { reviewsResource } from './resource'
export { isReviewWaiting, reviewFields } from './fields'
export { reviewCapabilities } from './capabilities'
export { reviewQueue } from './queue'
