import { readsRecord } from '@console/templates'
import { Record } from '@console/templates/Record'
import { useMatch } from 'react-router-dom'
import { paths } from '../paths'
import { serviceReview } from './serviceReview'

/** /Product-service-details/:secureToken (specification 2): a service as it was submitted, and the decision about it. */
export function ServiceReviewScreen() {
  const match = useMatch(paths.serviceReview)
  return <Record config={serviceReview} token={match?.params.secureToken ?? ''} />
}

ServiceReviewScreen.readAhead = readsRecord(serviceReview.resource)
