import { getResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SavedView } from '@console/core/contracts'
import { issueAccessToken } from '../server/accessToken'
import { sampleAccounts } from '../accounts/accounts'
import { resetSampleBackend } from '../server/resetSampleBackend'
import { viewsHandlers } from './viewsHandlers'

const [amina, brian, , , eve] = sampleAccounts
let keys = 0

async function call(
  method: string,
  path: string,
  { body, account = amina, key = `key ${(keys += 1)}` }: Partial<Call> = {},
) {
  const response = await getResponse(
    [...viewsHandlers],
    new Request(`http://localhost/api/business/me/views/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${issueAccessToken(account!)}`,
        ...(key === null || method === 'GET' ? {} : { 'Idempotency-Key': key }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )
  const text = (await response?.text()) ?? ''
  return { status: response?.status, body: text === '' ? undefined : (JSON.parse(text) as Answer) }
}

interface Call {
  body: { name?: string; query?: string }
  account: typeof amina
  key: string | null
}
type Answer = SavedView & { views?: SavedView[] }

const mine = { name: 'Mine', query: 'submission=waiting&sort=-dueAt' }
const names = async (list = 'products', account = amina) =>
  (await call('GET', list, { account })).body?.views?.map(({ name }) => name)

beforeEach(resetSampleBackend)

test('views are stored separately by account and list', async () => {
  const { status, body: view } = await call('POST', 'products', { body: mine })
  expect(status).toBe(201)
  expect(view).toMatchObject(mine)
  await call('POST', 'products', { body: { ...mine, name: 'Other' } })
  expect(await names()).toEqual(['Mine', 'Other'])
  expect(await names('products', brian)).toEqual([])
  expect(await names('agents')).toEqual([])

  const changed = await call('PATCH', `products/${view?.viewId}`, { body: { name: 'Renamed' } })
  expect(changed.body).toEqual({ ...view, name: 'Renamed' })
  expect((await call('DELETE', `products/${view?.viewId}`)).status).toBe(204)
  expect(await names()).toEqual(['Other'])
})

test('a repeated save returns the same view', async () => {
  const first = await call('POST', 'products', { body: mine, key: 'one' })
  const second = await call('POST', 'products', { body: mine, key: 'one' })
  expect(second).toEqual(first)
  expect(await names()).toEqual(['Mine'])
})

describe('refusals', () => {
  test.each([
    ['a name of more than 40 characters', { ...mine, name: 'x'.repeat(41) }],
    ['no name', { ...mine, name: '' }],
  ])('%s: 422', async (_, body) => {
    expect((await call('POST', 'products', { body })).status).toBe(422)
  })

  test('more than 20 views: 422', async () => {
    for (let count = 1; count <= 20; count += 1)
      await call('POST', 'products', { body: { ...mine, name: String(count) } })
    expect((await call('POST', 'products', { body: mine })).status).toBe(422)
  })

  test('the name of another view: 409', async () => {
    await call('POST', 'products', { body: mine })
    const { body: other } = await call('POST', 'products', { body: { ...mine, name: 'Other' } })
    expect((await call('POST', 'products', { body: mine })).status).toBe(409)
    const rename = await call('PATCH', `products/${other?.viewId}`, { body: { name: 'Mine' } })
    expect(rename.status).toBe(409)
  })

  test('a missing view: 404', async () => {
    expect((await call('DELETE', `products/${'x'.repeat(22)}`)).status).toBe(404)
  })

  test('a write without a key: 428', async () => {
    expect((await call('POST', 'products', { body: mine, key: null })).status).toBe(428)
  })

  test('a customer: 403', async () => {
    expect((await call('GET', 'products', { account: eve })).status).toBe(403)
  })
})

test('views have limits: their length, the names of lists, and the number of lists with views', async () => {
  const query = `q=${'x'.repeat(3998)}`
  expect((await call('POST', 'products', { body: { ...mine, query } })).status).toBe(201)
  const long = { ...mine, name: 'Long', query: `${query}y` }
  expect((await call('POST', 'products', { body: long })).status).toBe(422)
  for (const list of ['x'.repeat(61), 'a%00b', 'a%20b'])
    expect((await call('POST', list, { body: mine })).status).toBe(404)
  for (let number = 1; number < 100; number += 1)
    expect((await call('POST', `list-${number}`, { body: mine })).status).toBe(201)
  expect((await call('POST', 'list-100', { body: mine })).status).toBe(422)
  expect((await call('POST', 'list-100', { body: mine, account: brian })).status).toBe(201)
})
