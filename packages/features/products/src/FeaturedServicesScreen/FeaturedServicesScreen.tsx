import { readsPage } from '@console/templates'
import { Index } from '@console/templates/Index'
import { featuredServices } from './featuredServices'

/** /featured-service-products (specification 2): services that are shown in a better place. */
export function FeaturedServicesScreen() {
  return <Index config={featuredServices} />
}

FeaturedServicesScreen.readAhead = readsPage(featuredServices)
