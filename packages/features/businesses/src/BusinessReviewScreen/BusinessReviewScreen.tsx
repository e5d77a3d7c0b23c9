import { readsRecord } from '@console/templates'
import { Record } from '@console/templates/Record'
import { useMatch } from 'react-router-dom'
import { paths } from '../paths'
import { businessReview } from './businessReview'

/** /business-detail/:secureToken (specification 2): a submitted business. */
export function BusinessReviewScreen() {
  const match = useMatch(paths.review)
  return <Record config={businessReview} token={match?.params.secureToken ?? ''} />
}

BusinessReviewScreen.readAhead = readsRecord(businessReview.resource)
