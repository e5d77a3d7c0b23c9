import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStorage } from '../storage'
import { openAheadReads } from './ahead'

const headers = { Authorization: 'Bearer token', 'Accept-Language': 'en' }
const configuration = '{"addresses":{}}'

beforeEach(() => {
  openStorage('lasting').clear()
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})
afterEach(() => vi.restoreAllMocks())

/** Makes a page that has requested these answers ahead. */
function pageWith(answers: Record<string, Promise<Response>>): void {
  for (const answer of Object.values(answers)) answer.catch(() => undefined)
  vi.stubGlobal('ahead', {
    answers: Promise.resolve(answers),
    authorization: headers.Authorization,
    language: headers['Accept-Language'],
  })
}

/** Remembered reads, as the page's script reads them. */
function remembered(): unknown {
  return JSON.parse(openStorage('lasting').getItem('ahead') ?? 'null')
}

test('the first reads of an address are remembered, and replace those of its last visit', () => {
  const first = openAheadReads(configuration)
  first.remember('/vouchers', '/api/vouchers?page=1')
  first.remember('/vouchers', '/api/counts')
  first.remember('/vouchers', '/api/counts')
  expect(remembered()).toEqual({
    configuration,
    reads: { '/vouchers': ['/api/vouchers?page=1', '/api/counts'] },
  })
  openAheadReads(configuration).remember('/vouchers', '/api/vouchers?page=2')
  expect(remembered()).toEqual({ configuration, reads: { '/vouchers': ['/api/vouchers?page=2'] } })
})

test('with another configuration nothing of the last visit stays, since it may lead elsewhere', () => {
  openAheadReads(configuration).remember('/vouchers', '/api/vouchers')
  openAheadReads('{}').remember('/orders', '/api/orders')
  expect(remembered()).toEqual({ configuration: '{}', reads: { '/orders': ['/api/orders'] } })
})

test('the 20 addresses visited last are stored', () => {
  const reads = openAheadReads(configuration)
  for (let place = 0; place < 25; place += 1) reads.remember(`/${place}`, `/api/${place}`)
  const { reads: stored } = remembered() as { reads: object }
  expect(Object.keys(stored)).toHaveLength(20)
  expect(stored).toHaveProperty('/24')
  expect(stored).not.toHaveProperty('/4')
})

test('an answer is taken once', async () => {
  const answer = new Response('[]')
  pageWith({ '/api/vouchers': Promise.resolve(answer) })
  const reads = openAheadReads(configuration)
  expect(await reads.take('/api/vouchers', headers)).toBe(answer)
  expect(await reads.take('/api/vouchers', headers)).toBeUndefined()
})

test('an answer to another user, or in another language, is not taken', async () => {
  pageWith({ '/api/vouchers': Promise.resolve(new Response('[]')) })
  const reads = openAheadReads(configuration)
  expect(
    await reads.take('/api/vouchers', { ...headers, Authorization: 'Bearer other' }),
  ).toBeUndefined()
  expect(await reads.take('/api/vouchers', { ...headers, 'Accept-Language': 'tr' })).toBeUndefined()
})

test('a request that failed is made as usual', async () => {
  pageWith({ '/api/vouchers': Promise.reject(new TypeError('Failed to fetch')) })
  expect(await openAheadReads(configuration).take('/api/vouchers', headers)).toBeUndefined()
})

test('after ten seconds an answer is too old', async () => {
  pageWith({ '/api/vouchers': Promise.resolve(new Response('[]')) })
  vi.spyOn(performance, 'now').mockReturnValue(10_001)
  expect(await openAheadReads(configuration).take('/api/vouchers', headers)).toBeUndefined()
})
