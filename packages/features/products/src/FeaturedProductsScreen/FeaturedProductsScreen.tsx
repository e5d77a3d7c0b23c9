import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { featuredProducts } from './featuredProducts'

/** /Featured-products (specification 2): products that are shown in a better place. */
export function FeaturedProductsScreen() {
  return <Index config={featuredProducts} />
}

FeaturedProductsScreen.readAhead = readsPage(featuredProducts)
