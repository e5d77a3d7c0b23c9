import type { Currency, Money } from '@console/core/contracts'
import type { OrderRow } from '@console/domain/order'
import { arrivals } from '../../random/arrivals'
import { seededRandom } from '../../random/random'
import { grouped } from '../../random/grouped'
import { once, onceForEach } from '../../random/once'
import { token } from '../../random/token'
import {
  businessOwner,
  businessRef,
  type BusinessSeed,
  businessSeeds,
  tradingBusinesses,
} from '../business/seeds'
import { type Country, personName } from '../../random/people'
import { counties } from '../names/places'
import { everywhere } from '../shared/money'
import { maskedPhone, phoneOf } from '../shared/parties'

/** A buyer, and their place. */
export interface Customer {
  /** Reference to the buyer in orders. */
  buyer: OrderRow['buyer']
  /** Null for a person. */
  business: BusinessSeed | null
  country: Country
  county: string
  town: string
  /** Full number, which orders show masked. */
  phone: string
}

/** Number of shoppers in each country. */
const shoppers: Record<Country, number> = { KE: 1100, UG: 400, TZ: 280, RW: 120, ET: 60, SO: 40 }

/** Shop users with lower numbers have written reviews. */
const firstShopper = 1000

const firstOf = once(() => {
  let next = firstShopper
  const first = {} as Record<Country, number>
  for (const country of Object.keys(shoppers) as Country[]) {
    first[country] = next
    next += shoppers[country]
  }
  return first
})

/** Draws a shopper of a country; few buy often, many once or twice. */
export function shopperOf(country: Country, order: number): Customer {
  const share = seededRandom('order', order, 'shopper').next() ** 1.7
  return personAt(country, firstOf()[country] + Math.floor(share * shoppers[country]))
}

function personAt(country: Country, index: number): Customer {
  const known = people.get(index) ?? shopper(country, index)
  people.set(index, known)
  return known
}

const people = new Map<number, Customer>()

function shopper(country: Country, index: number): Customer {
  const { firstName, lastName } = personName(country, seededRandom('shopUser', index, 'name'))
  const [county, town] = seededRandom('shopUser', index, 'county').pick(counties[country])
  const phone = phoneOf(country, 'shopUser', index)
  return {
    buyer: {
      userToken: token('shopUser', index),
      name: `${firstName} ${lastName}`,
      business: null,
      phoneMasked: maskedPhone(phone),
    },
    business: null,
    country,
    county,
    town,
    phone,
  }
}

/** Everyone who may shop as a person, whether they have or not. */
export function allShoppers(): Customer[] {
  return (Object.keys(shoppers) as Country[]).flatMap((country) =>
    Array.from({ length: shoppers[country] }, (_, place) =>
      personAt(country, firstOf()[country] + place),
    ),
  )
}

/** Active businesses of each country, in the order in which they came. */
const trading = once(() => {
  const since = ({ approval }: BusinessSeed) => Date.parse(approval.approvedAt ?? '')
  const byCountry = grouped(tradingBusinesses(), ({ country }) => country)
  return new Map([...byCountry].map(([country, own]) => [country, arrivals(own, since)]))
})

/** A business of a country that traded by then and is not the seller; null if there is none. */
export function buyingBusiness(
  country: Country,
  seller: BusinessSeed,
  at: number,
  order: number,
): Customer | null {
  const known = trading().get(country)
  const count = known?.before(at) ?? 0
  const place = Math.floor(seededRandom('order', order, 'buyer').next() * count)
  const chosen = known?.entries[place]
  const other = chosen === seller ? known?.entries[(place + 1) % count] : chosen
  return other === undefined || other === seller || count === 0 ? null : customerOf(other.index)
}

/** A business as a buyer: its owner orders for it. */
export const customerOf = onceForEach((index: number): Customer => {
  const business = businessSeeds()[index] as BusinessSeed
  const { country, county, town } = business
  const { token: userToken, name } = businessOwner(index)
  const phone = phoneOf(country, 'owner', index)
  const phoneMasked = maskedPhone(phone)
  return {
    buyer: { userToken, name, business: businessRef(business), phoneMasked },
    business,
    country,
    county,
    town,
    phone,
  }
})

/** Credit limit of a business in a currency. */
export function creditLimitOf({ index }: BusinessSeed, currency: Currency): Money {
  const limit = seededRandom('business', index, 'credit').pick([400_000, 900_000, 2_500_000])
  return everywhere(limit).find((money) => money.currency === currency) as Money
}

const roads = ['Market Road', 'Station Road', 'Hospital Road', 'Stadium Lane', 'Lake View Close']

/** Delivery address of a customer. */
export function addressOf({ buyer, country, county, town }: Customer) {
  const stream = seededRandom(`address ${buyer.userToken}`, 0, 'line')
  const line1 = `Plot ${stream.integer(1, 180)}, ${stream.pick(roads)}`
  return { line1, town, county, countryCode: country }
}
