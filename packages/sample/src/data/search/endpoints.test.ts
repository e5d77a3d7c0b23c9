import type { RecordSearchResults } from '@console/domain/search'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { sampleStart } from '../../store/clock'
import { database } from '../../store/store'
import { agentEndpoints } from '../agent'
import { businessEntity } from '../business/entity'
import { listingEndpoints } from '../listing'
import { orderEndpoints } from '../order'
import { orderEntity } from '../order/entity'
import { productEntity } from '../product/entity'
import { shopUserEntity } from '../shop-user/entity'
import { staffEntity } from '../../accounts/staffEntity'
import { searchEndpoints } from './endpoints'

const [, administrator, staff] = sampleAccounts as [Account, Account, Account]

beforeEach(() => {
  resetSampleBackend()
  database.setClock(() => sampleStart)
})

const ask = callAs(
  '/api/business',
  searchEndpoints,
  orderEndpoints,
  agentEndpoints,
  listingEndpoints,
)

async function search(q: string, account = administrator) {
  const { status, answer } = await ask('GET', `/find?q=${encodeURIComponent(q)}`, { account })
  expect(status).toBe(200)
  return new Map((answer as RecordSearchResults).groups.map((group) => [group.kind, group]))
}

test('finds a record by its number, before all others, and by the other searched fields of its list', async () => {
  const [order] = database.rows(orderEntity)
  const { reference, secureToken, buyer } = order!
  expect((await search(reference.toLowerCase())).get('order')).toEqual({
    kind: 'order',
    total: 1,
    items: [{ token: secureToken, name: reference, mark: null }],
  })
  const byBuyer = (await search(buyer.name)).get('order')
  expect(byBuyer?.items[0]?.mark).toBe(buyer.name)

  const { sku, name } = database
    .rows(productEntity)
    .find((each) => each.approvalStatus === 'approved')!
  expect((await search(sku)).get('product')?.items).toMatchObject([{ name, mark: sku }])
})

test('counts what the list of a type finds, and returns at most five', async () => {
  const groups = await search('an')
  expect(groups.size).toBeGreaterThan(10)
  for (const { items, total } of groups.values()) expect(items).toHaveLength(Math.min(total, 5))
  const lists = { order: '/orders', agent: '/agents', listing: '/listings' } as const
  for (const [kind, path] of Object.entries(lists))
    expect((await ask('GET', `${path}?q=an`)).answer).toMatchObject({
      total: groups.get(kind as keyof typeof lists)?.total,
    })
})

test('unapproved records are separate results, because they are reviewed elsewhere', async () => {
  const businesses = database.rows(businessEntity)
  for (const isApproved of [true, false]) {
    const { businessNo, secureToken } = businesses.find(
      ({ approvalStatus }) => (approvalStatus === 'approved') === isApproved,
    )!
    const groups = await search(businessNo)
    const [here, elsewhere] = isApproved
      ? (['business', 'submitted-business'] as const)
      : (['submitted-business', 'business'] as const)
    expect(groups.get(here)?.items.map(({ token }) => token)).toEqual([secureToken])
    expect(groups.has(elsewhere)).toBe(false)
  }
})

describe('search finds only what the user may see', () => {
  test('only administrators find staff members', async () => {
    const { name } = database.rows(staffEntity)[0]!
    expect((await search(name)).has('staff-member')).toBe(true)
    expect((await search(name, staff)).has('staff-member')).toBe(false)
  })

  test('finds a phone number by its three visible digits, not by the masked ones', async () => {
    const { phoneMasked, userToken } = database.rows(shopUserEntity)[0]!
    const shown = phoneMasked!.slice(-3)
    const byEnd = (await search(shown)).get('shop-user')
    expect(byEnd?.total).toBeGreaterThan(0)
    const ends = database.rows(shopUserEntity).filter((user) => user.phoneMasked?.endsWith(shown))
    expect(byEnd?.total).toBe(ends.length)
    expect(ends.map((user) => user.userToken)).toContain(userToken)
    expect((await search(`7${shown}`)).has('shop-user')).toBe(false)
  })
})

test('refuses to search for one letter', async () => {
  expect((await ask('GET', '/find?q=a')).status).toBe(422)
  expect((await ask('GET', '/find')).status).toBe(422)
})
