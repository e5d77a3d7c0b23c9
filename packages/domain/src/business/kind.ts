import { approvalKind } from '../approval/kind'
import { businessCapabilities } from './capabilities'

/** Workflow of businesses: administrators approve them. */
export const businessApproval = approvalKind({
  review: businessCapabilities.review,
  decide: businessCapabilities.decide,
  suspend: businessCapabilities.decide,
})
