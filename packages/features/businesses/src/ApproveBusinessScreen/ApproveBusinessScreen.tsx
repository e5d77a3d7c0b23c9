import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { approveBusiness } from './approveBusiness'

/** /business-approve (specification 2): businesses that wait for a decision. */
export function ApproveBusinessScreen() {
  return <Index config={approveBusiness} />
}

ApproveBusinessScreen.readAhead = readsPage(approveBusiness)
