import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { approvedAgent } from './approvedAgent'

/** /Approved-Agent (specification 2): agents who work, or were suspended. */
export function ApprovedAgentScreen() {
  return <Index config={approvedAgent} />
}

ApprovedAgentScreen.readAhead = readsPage(approvedAgent)
