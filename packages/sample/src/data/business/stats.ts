import { once } from '../../random/once'
import { listingBusinesses } from '../listing/seeds'
import { productSellers } from '../product/seeds'
import { averageOf, productRatings, type Rating } from '../review/seeds'
import { serviceProviders } from '../service-product/seeds'
import type { Business } from './rows'
import { type BusinessSeed, businessSeeds } from './seeds'

/** Records that belong to a business. */
interface Belongings {
  products: number
  services: number
  listings: number
  rating: Rating
}

/** Records that belong to each business, by its index. */
const belongings = once(() => {
  const all = businessSeeds().map((): Belongings => ({
    products: 0,
    services: 0,
    listings: 0,
    rating: { count: 0, stars: 0 },
  }))
  const of = ({ index }: BusinessSeed) => all[index] as Belongings
  for (const [product, seller] of productSellers().entries()) {
    const own = of(seller)
    const { count, stars } = productRatings().get(product) ?? { count: 0, stars: 0 }
    own.products += 1
    own.rating.count += count
    own.rating.stars += stars
  }
  for (const provider of serviceProviders()) of(provider).services += 1
  for (const business of listingBusinesses()) of(business).listings += 1
  return all
})

/** Figures of a business: its records, and its ratings. */
export function statsOf(
  index: number,
): Pick<Business['stats'], 'products' | 'services' | 'listings' | 'ratingAvg' | 'reviewCount'> {
  const { products, services, listings, rating } = belongings()[index] as Belongings
  return {
    products,
    services,
    listings,
    ratingAvg: averageOf(rating),
    reviewCount: rating.count,
  }
}
