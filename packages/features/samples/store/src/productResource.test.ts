import type { Send } from '@console/core/api'
import { messageKeysOf } from '@console/core/workflows'
import { decideMany, readCounts, readRecord, undoDecision } from '@console/core/resources'
import { callAs, resetSampleBackend } from '@console/sample'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { search } from './searchProvider'
import { storeHandlers } from './mocks/handlers'
import { sampleProducts } from './mocks/sampleProducts'
import { productWorkflow } from './productWorkflow'
import { saveProductRow, productsResource } from './productResource'
import { en } from './messages/en'

const call = callAs('/api', { handlers: storeHandlers })

/** Sends a call to the sample backend, and parses the response as usual. */
const send: Send = async ({ method, path, query = {}, body, answer }) => {
  const search = new URLSearchParams(query as Record<string, string>)
  const sent = body === undefined ? {} : { body: body as object }
  const answered = await call(method, `${path}?${search}`, sent)
  return answer.parse(answered.answer)
}

const shelves = async () =>
  (await readCounts(send, productsResource, ['shelf=offered', 'shelf=removed'])).counts

function remove(...tokens: string[]) {
  const items = tokens.map((token) => ({ token, version: 1, revision: 1 }))
  return decideMany(send, productsResource, { action: 'remove', items }, 'key', [])
}

beforeEach(() => resetSampleBackend())

test('a bulk removal can be undone, and keeps the changes of other users', async () => {
  const { results, undo } = await remove('1', '2')
  expect(results.map(({ outcome, row }) => [outcome, row?.active])).toEqual([
    ['ok', false],
    ['ok', false],
  ])
  expect(await shelves()).toEqual([14, 6])
  const removed = { ...sampleProducts[0]!, active: false }
  await saveProductRow(send, { ...removed, name: 'Hills after rain' })
  const { rows } = await undoDecision(send, productsResource, undo?.undoToken ?? '', 'key', [])
  expect(rows.map(({ name, active }) => [name, active])).toEqual([
    ['Hills after rain', true],
    ['Three discs', true],
  ])
  expect(await shelves()).toEqual([16, 4])
})

test('reports a missing product, and changes the others', async () => {
  const { results } = await remove('gone', '3')
  expect(results.map(({ token, outcome }) => [token, outcome])).toEqual([
    ['gone', 'not_found'],
    ['3', 'ok'],
  ])
})

test('a record has a newer version only after it has changed', async () => {
  const before = await readRecord(send, productsResource, '5')
  expect((await readRecord(send, productsResource, '5')).version).toBe(before.version)
  const { version: _version, _actions, ...product } = before
  const after = await saveProductRow(send, { ...product, quantity: 1 })
  expect(after.version).toBeGreaterThan(before.version)
  await expect(readRecord(send, productsResource, 'gone')).rejects.toMatchObject({ status: 404 })
})

test('the search provider finds products by name and tag, and orders by customer', async () => {
  const found = async (text: string) =>
    (await search({ send, queries: new QueryClient() }, text)).map(({ title }) => title)
  expect(await found('leaves large')).toEqual(['Banana leaf'])
  expect(await found('aydin')).toHaveLength(3)
  expect(await found(' ')).toEqual([])
})

test('every message key of the product workflow has a message', () => {
  expect(Object.keys(en)).toEqual(expect.arrayContaining(messageKeysOf(productWorkflow)))
})
