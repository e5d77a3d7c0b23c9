import { Record } from '@console/templates/Record'
import { useParams } from 'react-router-dom'
import { serviceReview } from './serviceReview'

/** /Product-service-details/:secureToken (specification 2): a service as it was submitted, and the decision about it. */
export function ServiceReviewScreen() {
  const { secureToken = '' } = useParams()
  return <Record config={serviceReview} token={secureToken} />
}
