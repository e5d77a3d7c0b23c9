import { readsRecord } from '@console/templates'
import { Record } from '@console/templates/Record'
import { useMatch } from 'react-router-dom'
import { businessPaths } from '@console/domain/business'
import { businessReview } from './businessReview'

/** /business-detail/:secureToken (specification 2): a submitted business. */
export function BusinessReviewScreen() {
  const match = useMatch(businessPaths.review)
  return <Record config={businessReview} token={match?.params.secureToken ?? ''} />
}

BusinessReviewScreen.readAhead = readsRecord(businessReview.resource, businessPaths.review)
