import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { approveService } from './approveService'

/** /approve-service-product (specification 2): services that wait for a decision. */
export function ApproveServiceScreen() {
  return <Index config={approveService} />
}

ApproveServiceScreen.readAhead = readsPage(approveService)
