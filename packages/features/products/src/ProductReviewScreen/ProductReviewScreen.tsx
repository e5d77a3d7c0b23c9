import { Record } from '@console/templates/Record'
import { useParams } from 'react-router-dom'
import { productReview } from './productReview'

/** /Product-details/:secureToken (specification 2): a product as it was submitted, and the decision about it. */
export function ProductReviewScreen() {
  const { secureToken = '' } = useParams()
  return <Record config={productReview} token={secureToken} />
}
