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

test('the first reads of the address at which a page is left are stored, and those of no other', () => {
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

test('the call by which every page begins is stored at once, and is none of the addresses', () => {
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

test('with another configuration nothing of the last visit stays, since it may lead elsewhere', () => {
  open().note('session', '/api/auth/user-data')
  const reads = open('{}')
  reads.note('/orders', '/api/orders')
  reads.store('/orders')
  expect(stored()).toEqual({ configuration: '{}', reads: { '/orders': ['/api/orders'] } })
})

test('what cannot be read is replaced', () => {
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

test('the end of a session forgets all reads, and the next user’s do not bring them back', () => {
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
