import type { Provider } from '@console/domain/merchant-sale'
import { type Arrivals, arrivals } from '../../random/arrivals'
import { grouped } from '../../random/grouped'
import { once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { capabilitiesOf } from '../business/rows'
import { type BusinessSeed, tradingBusinesses } from '../business/seeds'
import type { Country } from '../../random/people'
import { liveProducts, productLiveSince, productSellers } from '../product/seeds'

/** A business that sells over the counter, and the indices of the products it sells there, in the order in which they went live. */
export interface Merchant {
  business: BusinessSeed
  shelf: Arrivals<number>
}

/** Checks whether a business takes money over the counter, at the tills in its record. */
function hasTill(business: BusinessSeed): boolean {
  return capabilitiesOf(business).includes('merchant')
}

/** Businesses that sell over the counter, in the order in which they started. */
export const merchants = once((): Arrivals<Merchant> => {
  const sold = grouped(liveProducts(), (product) => productSellers()[product]?.index ?? 0)
  const selling = tradingBusinesses()
    .filter(hasTill)
    .flatMap((business) => {
      const own = sold.get(business.index)
      return own ? [{ business, shelf: arrivals(own, productLiveSince) }] : []
    })
  return arrivals(selling, ({ shelf }) => productLiveSince(shelf.entries[0] ?? 0))
})

/** Means of payment in each country, weighted by repetition. */
const payingWith: Record<Country, readonly Provider[]> = {
  KE: [...Array<Provider>(7).fill('M-PESA'), 'Airtel Money', 'card', 'cash'],
  UG: [...Array<Provider>(5).fill('MTN MoMo'), 'Airtel Money', 'Airtel Money', 'card', 'cash'],
  TZ: [...Array<Provider>(4).fill('Tigo Pesa'), 'M-PESA', 'Airtel Money', 'card', 'cash'],
  RW: [...Array<Provider>(5).fill('MTN MoMo'), 'Airtel Money', 'card', 'cash'],
  ET: ['card', 'card', 'cash'],
  SO: ['card', 'cash', 'cash'],
}

/** Provider of a payment in a country. */
export function providerOf(country: Country, index: number): Provider {
  return seededRandom('merchantSale', index, 'provider').pick(payingWith[country])
}

/** Fee of each provider on a payment, in hundredths of a per cent. */
export const feeBps: Record<Provider, number> = {
  'M-PESA': 55,
  'Airtel Money': 50,
  'MTN MoMo': 60,
  'Tigo Pesa': 50,
  card: 250,
  cash: 0,
}
