import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { reviews } from './reviews'

/** /products-review (specification 2): what buyers wrote and somebody has to look at. */
export function ReviewsScreen() {
  return <Index config={reviews} />
}

ReviewsScreen.readAhead = readsPage(reviews)
