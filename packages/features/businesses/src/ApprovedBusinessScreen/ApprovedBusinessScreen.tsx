import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { approvedBusiness } from './approvedBusiness'

/** /business-approved (specification 2): businesses that trade, or were suspended. */
export function ApprovedBusinessScreen() {
  return <Index config={approvedBusiness} />
}

ApprovedBusinessScreen.readAhead = readsPage(approvedBusiness)
