import { approvalKind } from '../approval/kind'
import { agentCapabilities } from './capabilities'

/** Workflow of agents: administrators approve them. */
export const agentApproval = approvalKind({
  review: agentCapabilities.review,
  decide: agentCapabilities.decide,
  suspend: agentCapabilities.decide,
})
