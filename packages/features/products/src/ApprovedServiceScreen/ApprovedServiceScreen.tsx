import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { approvedService } from './approvedService'

/** /approved-service-product (specification 2): services that are live, or suspended. */
export function ApprovedServiceScreen() {
  return <Index config={approvedService} />
}

ApprovedServiceScreen.readAhead = readsPage(approvedService)
