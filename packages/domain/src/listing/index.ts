export { listingPaths, toListing, toListings, toListingsIn } from './addresses'
export {
  type ListingDetail,
  type ListingRow,
  leadChannels,
  listingDetail,
  listingRow,
} from './contract'
export { listingsResource, submittedListings } from './resource'
export { listingFields } from './fields'
export { listingCapabilities } from './capabilities'
export { listingApproval, listingWorkflows, correctionWorkflow } from './workflows'
export { listingQueue } from './queue'
export {
  type Visibility,
  type VisibilityEvent,
  type VisibilityInput,
  type VisibilityRecord,
  visibilities,
  visibility,
} from './visibility'
export {
  type CorrectedRecord,
  type CorrectionInput,
  correction,
  listingCorrection,
  listingPhone,
  listingTag,
  maxListingTags,
  overlappingHours,
  shortestCorrectionNote,
} from './correction'
export { exceededLimits, type ExceededLimit, planUseOf } from './planLimits'
export { visibilityWorkflow } from './visibilityWorkflow'
