import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { approveAgent } from './approveAgent'

/** /Approve-Agent (specification 2): agents who wait for a decision. */
export function ApproveAgentScreen() {
  return <Index config={approveAgent} />
}

ApproveAgentScreen.readAhead = readsPage(approveAgent)
