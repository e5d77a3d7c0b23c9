import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStorage } from '../storage'
import { forgetAheadReads, openAheadReads } from './ahead'

const headers = { Authorization: 'Bearer token', 'Accept-Language': 'en' }
const configuration = '{"addresses":{}}'
const lasting = openStorage('lasting')
const passing = openStorage('passing')

/** Ends the session, and with it all that is stored. */
function endSession(): void {
  let announce = (_: { type: string }) => {}
  forgetAheadReads({ onAnnouncement: (listener) => (announce = listener) })
  announce({ type: 'session.ended' })
}

function open(text = configuration, storage = lasting) {
  return openAheadReads(text, () => storage)
}

beforeEach(() => {
  endSession()
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

/** Stored reads, as the page's script reads them. */
function stored(storage = lasting): unknown {
  return JSON.parse(storage.getItem('ahead') ?? 'null')
}

test('stores the first reads of the address at which the page is left, and of no other', () => {
  const reads = open()
  reads.note('/vouchers', '/api/vouchers?page=1')
  reads.note('/vouchers', '/api/counts')
  reads.note('/vouchers', '/api/counts')
  reads.note('/hovered', '/api/hovered')
  reads.store('/vouchers')
  expect(stored()).toEqual({
    configuration,
    reads: { '/vouchers': ['/api/vouchers?page=1', '/api/counts'] },
  })
})

test('stores the session call at once, beside the reads of at most 20 addresses', () => {
  const reads = open()
  reads.note('session', '/api/auth/user-data')
  for (let place = 0; place < 25; place += 1) {
    reads.note(`/${place}`, `/api/${place}`)
    reads.store(`/${place}`)
  }
  const { session, reads: urls } = stored() as { session: string; reads: object }
  expect(session).toBe('/api/auth/user-data')
  expect(Object.keys(urls)).toHaveLength(20)
  expect(urls).toHaveProperty('/24')
  expect(urls).not.toHaveProperty('/4')
})

test('discards the last visit’s reads under another configuration, which may name other servers', () => {
  open().note('session', '/api/auth/user-data')
  const reads = open('{}')
  reads.note('/orders', '/api/orders')
  reads.store('/orders')
  expect(stored()).toEqual({ configuration: '{}', reads: { '/orders': ['/api/orders'] } })
})

test('replaces stored data that is invalid', () => {
  lasting.setItem('ahead', JSON.stringify({ configuration }))
  const reads = open()
  reads.note('/orders', '/api/orders')
  reads.store('/orders')
  expect(stored()).toEqual({ configuration, reads: { '/orders': ['/api/orders'] } })
})

test('the reads of a user who is not remembered end with the tab', () => {
  open(configuration, passing).note('session', '/api/auth/user-data')
  expect(stored()).toBeNull()
  expect(stored(passing)).toEqual({ configuration, session: '/api/auth/user-data', reads: {} })
})

test('clears all reads when the session ends, and does not restore them for the next user', () => {
  const reads = open()
  reads.note('session', '/api/auth/user-data')
  reads.note('/orders', '/api/orders?q=secret')
  reads.store('/orders')
  endSession()
  expect(stored()).toBeNull()
  reads.store('/orders')
  reads.note('/vouchers', '/api/vouchers')
  reads.store('/vouchers')
  expect(stored()).toEqual({ configuration, reads: { '/vouchers': ['/api/vouchers'] } })
})

test('an answer is taken once', async () => {
  const answer = new Response('[]')
  pageWith({ '/api/vouchers': Promise.resolve(answer) })
  expect(await open().take('/api/vouchers', headers)).toBe(answer)
  expect(await open().take('/api/vouchers', headers)).toBeUndefined()
})

test('an answer to another user, or in another language, is not taken', () => {
  pageWith({ '/api/vouchers': Promise.resolve(new Response('[]')) })
  const take = (changed: object) => open().take('/api/vouchers', { ...headers, ...changed })
  expect(take({ Authorization: 'Bearer other' })).toBeUndefined()
  expect(take({ 'Accept-Language': 'tr' })).toBeUndefined()
})

test('after five seconds an answer is too old', () => {
  pageWith({ '/api/vouchers': Promise.resolve(new Response('[]')) })
  vi.spyOn(performance, 'now').mockReturnValue(5001)
  expect(open().take('/api/vouchers', headers)).toBeUndefined()
})
