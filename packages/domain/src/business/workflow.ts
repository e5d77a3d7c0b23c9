import { approvalWorkflow } from '../approval/workflow'
import { businessCapabilities } from './capabilities'

/** Workflow of businesses: administrators approve them. */
export const businessApproval = approvalWorkflow({
  review: businessCapabilities.review,
  decide: businessCapabilities.decide,
  suspend: businessCapabilities.decide,
})
