import type { Money } from '@console/core/contracts'
import { normalizeForSearch } from '@console/core/i18n'
import type { KnownBuyer } from '@console/domain/order-draft'
import { once, onceOf } from '../../random/once'
import type { SampleDatabase } from '../../store/store'
import { businessEntity } from '../business/entity'
import { tradingBusinesses } from '../business/seeds'
import { addressOf, creditLimitOf, type Customer, customerOf } from '../order/buyers'
import { orderEntity } from '../order/entity'
import { owedIn } from '../order/rows'
import { orderSeeds } from '../order/seeds'
import { currencyOf } from '../shared/money'
import { maxHits } from './offers'

/** Businesses of the marketplace, and people who have bought on it. */
const customers = once((): ReadonlyMap<string, Customer> => {
  const people = orderSeeds()
    .map(({ customer }) => customer)
    .filter(({ business }) => business === null)
  return new Map(
    [...tradingBusinesses().map(({ index }) => customerOf(index)), ...people].map((each) => [
      each.buyer.userToken,
      each,
    ]),
  )
})

const textOf = onceOf(({ buyer }: Customer) => {
  const digits = buyer.phoneMasked.slice(-3)
  return normalizeForSearch([buyer.business?.label ?? '', buyer.name, digits].join('\n'))
})

/** Credit limit and debt of a business in its country's currency; null for a person. */
export function creditOf(
  customer: Customer,
  database: SampleDatabase,
): { limit: Money; used: Money } | null {
  if (customer.business === null) return null
  const currency = currencyOf(customer.country)
  const owed = owedIn(database.rows(orderEntity), customer.buyer.userToken, currency)
  return {
    limit: creditLimitOf(customer.business, currency),
    used: { amount: owed, currency },
  }
}

/** Finds a customer by their `userToken`; undefined if there is none, or their business no longer trades. */
export function findCustomer(database: SampleDatabase, userToken: string): Customer | undefined {
  const customer = customers().get(userToken)
  return customer && isTrading(customer, database) ? customer : undefined
}

function isTrading({ business }: Customer, { find }: SampleDatabase): boolean {
  return (
    business === null || find(businessEntity, business.secureToken)?.approvalStatus === 'approved'
  )
}

/** Reference to a customer in a draft. */
function knownBuyerOf(customer: Customer, database: SampleDatabase): KnownBuyer {
  const { buyer } = customer
  const credit = creditOf(customer, database)
  const { userToken, ...known } = buyer
  return {
    ...known,
    token: userToken,
    address: addressOf(customer),
    credit: credit
      ? [{ ...credit.limit, amount: Math.max(0, credit.limit.amount - credit.used.amount) }]
      : [],
  }
}

/** Searches customers by name, business or the last digits of a telephone number; businesses first. */
export function findBuyers(database: SampleDatabase, q: string): KnownBuyer[] {
  const words = normalizeForSearch(q.trim()).split(' ').filter(Boolean)
  const found: Customer[] = []
  for (const customer of customers().values()) {
    if (found.length === maxHits) break
    if (words.every((word) => textOf(customer).includes(word)) && isTrading(customer, database))
      found.push(customer)
  }
  return found.map((customer) => knownBuyerOf(customer, database))
}
