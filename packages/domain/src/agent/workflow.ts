import { approvalWorkflow } from '../approval/workflow'
import { agentCapabilities } from './capabilities'

/** Workflow of agents: administrators approve them. */
export const agentApproval = approvalWorkflow({
  review: agentCapabilities.review,
  decide: agentCapabilities.decide,
  suspend: agentCapabilities.decide,
})
