import { once } from '../../draws/once'
import { draws } from '../../draws/random'
import { type BusinessSeed, tradingBusinesses } from '../business/seeds'

/** The business of each of the 350 listings. */
export const listingBusinesses = once((): BusinessSeed[] =>
  Array.from({ length: 350 }, (_, index) =>
    draws('listing', index, 'business').pick(tradingBusinesses()),
  ),
)
