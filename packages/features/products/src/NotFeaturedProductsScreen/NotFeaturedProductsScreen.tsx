import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { notFeatured } from './notFeatured'

/** /Not-Featured-products (specification 2): live products that could be featured. */
export function NotFeaturedProductsScreen() {
  return <Index config={notFeatured} />
}

NotFeaturedProductsScreen.readAhead = readsPage(notFeatured)
