import { readsRecord } from '@console/templates'
import { Record } from '@console/templates/Record'
import { useMatch } from 'react-router-dom'
import { servicePaths } from '@console/domain/service-product'
import { serviceReview } from './serviceReview'

/** /Product-service-details/:secureToken (specification 2): a service as it was submitted, and the decision about it. */
export function ServiceReviewScreen() {
  const match = useMatch(servicePaths.review)
  return <Record config={serviceReview} token={match?.params.secureToken ?? ''} />
}

ServiceReviewScreen.readAhead = readsRecord(serviceReview.resource, servicePaths.review)
