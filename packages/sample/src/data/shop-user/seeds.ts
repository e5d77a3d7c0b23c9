import type { Ref } from '@console/core/contracts'
import { once } from '../../random/once'
import { seededRandom } from '../../random/random'
import { sampleAccounts } from '../../accounts/accounts'
import { counties } from '../names/places'
import type { Country } from '../../random/people'
import { addressOf, allShoppers, type Customer } from '../order/buyers'
import { type OrderSeed, orderSeeds } from '../order/seeds'
import { reviews } from '../review/rows'
import { phoneOf } from '../shared/parties'
import { grouped } from '../../random/grouped'

/** Number of shop users. */
const shopUserCount = 2500

/** A shop user, before anything is counted. */
export interface ShopUserSeed {
  index: number
  userToken: string
  name: string
  /** Null for a person. */
  business: Ref | null
  country: Country
  county: string
  town: string
  line1: string
  phone: string
  /** Time of their first known event, in milliseconds since 1970; null for never. */
  firstSeen: number | null
}

type Person = Omit<ShopUserSeed, 'index'>

/** Orders of each buyer, oldest first, by the buyer's token. */
export const ordersByBuyer = once(() =>
  grouped(orderSeeds(), ({ customer }: OrderSeed) => customer.buyer.userToken),
)

function buyerPerson(customer: Customer): Person {
  const { buyer, country, county, town, phone } = customer
  const { userToken, name, business } = buyer
  const firstSeen = ordersByBuyer().get(userToken)?.[0]?.at ?? null
  const { line1 } = addressOf(customer)
  return { userToken, name, business, country, county, town, line1, phone, firstSeen }
}

/** A person mentioned elsewhere, with drawn fields. */
function otherPerson(
  { userToken, name }: Pick<Person, 'userToken' | 'name'>,
  place: number,
  firstSeen: number | null,
): Person {
  const country = seededRandom('shopUserOther', place, 'country').pick<Country>([
    'KE',
    'UG',
    'TZ',
    'RW',
  ])
  const [county, town] = seededRandom('shopUserOther', place, 'county').pick(counties[country])
  const customer = {
    buyer: { userToken, name, business: null, phoneMasked: '' },
    business: null,
    phone: phoneOf(country, 'shopUserOther', place),
    country,
    county,
    town,
  }
  return { ...buyerPerson(customer), firstSeen }
}

/** Everyone who has written a review, with the time of their first one. */
function authors(): Person[] {
  const first = new Map<string, { name: string; at: number }>()
  for (const { author, submittedAt } of reviews()) {
    const at = Date.parse(submittedAt)
    const known = first.get(author.userToken)
    first.set(author.userToken, { name: author.name, at: Math.min(at, known?.at ?? at) })
  }
  return [...first].map(([userToken, { name, at }], place) =>
    otherPerson({ userToken, name }, place + 1, at),
  )
}

/** The customer who can sign in, everyone who has ordered or written a review, and some who only looked. */
export const shopUserSeeds = once((): ShopUserSeed[] => {
  const customers = new Map(
    orderSeeds().map(({ customer }) => [customer.buyer.userToken, customer]),
  )
  const eve = sampleAccounts.find(({ roles }) => roles.includes('customer'))
  const own = eve ? [{ userToken: eve.token, name: `${eve.firstName} ${eve.lastName}` }] : []
  const known = [
    ...own.map((person) => otherPerson(person, 0, null)),
    ...[...customers.values()].map(buyerPerson),
    ...authors(),
  ]
  const idle = allShoppers().filter(({ buyer }) => !customers.has(buyer.userToken))
  const others = idle.slice(0, shopUserCount - known.length).map(buyerPerson)
  return [...known, ...others].map((person, index) => ({ index, ...person }))
})
