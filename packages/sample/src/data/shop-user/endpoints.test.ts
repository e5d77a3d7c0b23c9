import { sumsOf } from '@console/core/contracts'
import { beforeEach, expect, test } from 'vitest'
import { callEverything } from '../../resources/callEverything'
import { type Account, sampleAccounts } from '../../accounts/accounts'
import { authHandlers } from '../account/authHandlers'
import { callAs } from '../../server/callAs'
import { resetSampleBackend } from '../../server/resetSampleBackend'
import { hour, sampleStart } from '../../store/clock'
import { database } from '../../store/store'
import { orderEndpoints } from '../order/endpoints'
import { orderEntity } from '../order/entity'
import { reviewEntity } from '../review/entity'
import { shopUserEndpoints } from './endpoints'
import { shopUserEntity } from './entity'
import { type ShopUserSeed, shopUserSeeds } from './seeds'

const [, brian, carol, , eve] = sampleAccounts as [Account, Account, Account, Account, Account]

beforeEach(() => {
  resetSampleBackend()
  database.setClock(() => sampleStart)
})

const ask = callAs('/api/business', shopUserEndpoints, orderEndpoints, { handlers: authHandlers })

async function call(method: string, path: string, account = brian, body?: object, version = 1) {
  const { answer, ...rest } = await ask(method, path, { body, version, account })
  // oxlint-disable-next-line typescript/no-explicit-any
  return { ...rest, answer: answer as any }
}

test('every response about shop users matches its schema, including refusals', async () => {
  expect((await callEverything(shopUserEndpoints, 97)).wrong).toEqual([])
}, 60_000)

test('there are 2 500 shop users, including every buyer and reviewer under the same name', () => {
  const users = new Map(database.rows(shopUserEntity).map((user) => [user.userToken, user]))
  expect(users.size).toBe(2500)
  for (const { buyer } of database.rows(orderEntity)) {
    const { name, business, phoneMasked } = buyer
    expect(users.get(buyer.userToken)).toMatchObject({ name, business, phoneMasked })
  }
  for (const { author } of database.rows(reviewEntity))
    expect(users.get(author.userToken)?.name).toBe(author.name)
})

test('a shop user’s orders match the list of orders, also after a cancellation', async () => {
  const { answer } = await call('GET', '/shop-users?sort=-orders&pageSize=10')
  for (const { userToken, orders } of answer.items)
    expect((await call('GET', `/orders?buyer=${userToken}`)).answer.total).toBe(orders)

  const placed = database.rows(orderEntity).find(({ status }) => status === 'placed')!
  const { userToken } = placed.buyer
  const spent = () =>
    sumsOf(
      database
        .rows(orderEntity)
        .filter(({ buyer, status }) => buyer.userToken === userToken && status !== 'cancelled')
        .map(({ total }) => total),
    )
  const before = (await call('GET', `/shop-users/${userToken}`)).answer
  expect(before.spent).toEqual(spent())
  database.change(orderEntity, placed.secureToken, { status: 'cancelled' }, brian.token)
  const after = (await call('GET', `/shop-users/${userToken}`)).answer
  expect(after.spent).toEqual(spent())
  expect(after.spent).not.toEqual(before.spent)
  expect(after.orders).toBe(before.orders)
})

const [, first, second] = shopUserSeeds() as [ShopUserSeed, ShopUserSeed, ShopUserSeed]

test('a contact is revealed once for a reason, which is in the history, and is in no other response', async () => {
  const reveal = (account: Account, reason: string) =>
    call('POST', `/shop-users/${first.userToken}/reveal`, account, { field: 'phone', reason })
  const reason = 'The courier cannot find the gate.'
  expect((await reveal(carol, reason)).status).toBe(403)
  expect((await reveal(brian, 'why')).status).toBe(422)
  expect((await reveal(brian, reason)).answer).toEqual({ value: first.phone })
  const history = await call('GET', `/shop-users/${first.userToken}/history`)
  expect(history.answer.items[0]).toMatchObject({
    type: 'shopUser.revealed',
    reasonCode: 'phone',
    note: reason,
    actor: { name: 'Brian Otieno' },
  })
  const others = [
    history,
    await call('GET', `/shop-users/${first.userToken}`),
    await call('GET', '/shop-users?pageSize=100'),
  ]
  for (const { answer } of others) expect(JSON.stringify(answer)).not.toContain(first.phone)
})

test('limits reveals to 20 an hour, until the first is an hour ago', async () => {
  const body = { field: 'email', reason: 'Asked for a receipt.' }
  const reveal = (token: string, account = brian) =>
    call('POST', `/shop-users/${token}/reveal`, account, body)
  for (let number = 0; number < 20; number += 1) await reveal(first.userToken)
  database.setClock(() => sampleStart + hour / 2)
  const { status, headers } = await reveal(second.userToken)
  expect([status, headers.get('Retry-After')]).toEqual([429, '1800'])
  database.setClock(() => sampleStart + hour)
  expect((await reveal(second.userToken)).status).toBe(200)
})

test('a blocked customer cannot sign in; an unblocked one can', async () => {
  const decide = (action: string, version: number) =>
    call(
      'POST',
      `/shop-users/${eve.token}/decisions`,
      brian,
      { action, revision: 1, note: 'Asked for it.' },
      version,
    )
  const signIn = () => call('POST', '/auth/login', eve, { email: eve.email, password: 'console' })
  expect((await signIn()).status).toBe(202)
  expect((await decide('block', 1)).status).toBe(200)
  expect((await signIn()).status).toBe(401)
  expect((await decide('unblock', 2)).status).toBe(200)
  expect((await signIn()).status).toBe(202)
})
