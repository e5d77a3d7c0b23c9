import { readsRecord } from '@console/templates'
import { Record } from '@console/templates/Record'
import { useMatch } from 'react-router-dom'
import { productPaths } from '@console/domain/product'
import { productReview } from './productReview'

/** /Product-details/:secureToken (specification 2): a product as it was submitted, and the decision about it. */
export function ProductReviewScreen() {
  const match = useMatch(productPaths.review)
  return <Record config={productReview} token={match?.params.secureToken ?? ''} />
}

ProductReviewScreen.readAhead = readsRecord(productReview.resource, productPaths.review)
