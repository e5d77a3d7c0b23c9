import { expect, test } from 'vitest'
import { sampleAccounts } from '../../accounts/accounts'
import { createDatabase } from '../../store/store'
import { agentEntity } from '../agent/entity'
import { businessEntity } from '../business/entity'
import { productEntity } from '../product/entity'
import { orderDetail } from './details'
import { orderEndpoints } from './endpoints'
import { orderEntity } from './entity'

const database = createDatabase()
const asked = { database, account: sampleAccounts[0]! }
const month = 'placedFrom=2026-05-17&placedTo=2026-06-15'
const listed = (query: string) => orderEndpoints.readPage(asked, new URLSearchParams(query))

/** One of eight: each costs a list call. */
function some<Row>(rows: readonly Row[]): Row[] {
  return rows.filter((_, index) => index % 8 === 4)
}

test('the number and value of a business’s orders of 30 days match the list', () => {
  for (const { secureToken, stats, lastOrderAt } of some(database.rows(businessEntity))) {
    const { total, totals } = listed(`seller=${secureToken}&${month}`)
    expect([stats.orders30d, stats.gmv30d]).toEqual([total, totals])
    const [last] = listed(`seller=${secureToken}&sort=-placedAt`).items
    expect(lastOrderAt).toBe(last?.placedAt ?? null)
  }
})

test('the number of an agent’s orders of 30 days matches the list', () => {
  for (const { agentToken, orders30d } of some(database.rows(agentEntity)))
    expect(orders30d).toBe(listed(`agent=${agentToken}&${month}`).total)
})

test('the number of a product’s pieces sold in 30 days matches the orders that were not cancelled', () => {
  const sold = new Map<string, number>()
  for (const order of database.rows(orderEntity)) {
    if ((order.placedAt ?? '') < '2026-05-17' || order.status === 'cancelled') continue
    for (const { product, quantity } of orderDetail(order).lines)
      sold.set(product.token, (sold.get(product.token) ?? 0) + quantity)
  }
  for (const { secureToken, sold30d } of database.rows(productEntity))
    expect(sold30d).toBe(sold.get(secureToken) ?? 0)
})
