import { expect, test } from 'vitest'
import { ApiError } from '../api'
import { createDraftStore } from '../drafts/draftStore'
import { memoryStorage } from '../storage'
import { createPendingWrites } from './pendingWrites'
import { isInFlight } from './inFlight'

const attempt = { key: 'a key', sent: { action: 'pay' } }
const refusal = (status: number, code = `http_${status}`) => new ApiError({ status, code })

/** Pending writes over a storage, of a user who can change. */
function setUp() {
  const storage = memoryStorage()
  const user = { email: 'ann@console.example' }
  const held: string[] = []
  const make = () =>
    createPendingWrites(
      () => user.email,
      createDraftStore(storage),
      () => {
        held.push('held')
        return () => held.push('let go')
      },
    )
  return { make, attempts: make(), user, held }
}

test('a write is stored until it is answered, also for another page', async () => {
  const { attempts, make, held } = setUp()
  let answer: (answered: string) => void = () => undefined
  const made = attempts.make('pay', attempt, () => new Promise<string>((done) => (answer = done)))
  expect(make().of('pay')).toMatchObject(attempt)
  expect(isInFlight('pay')).toBe(true)
  expect(held).toEqual(['held'])
  answer('paid')
  expect(await made).toBe('paid')
  expect(attempts.of('pay')).toBeNull()
  expect(isInFlight()).toBe(false)
  expect(held).toEqual(['held', 'let go'])
})

test.each([
  { error: refusal(0, 'network'), isStored: true },
  { error: refusal(0, 'timeout'), isStored: true },
  { error: refusal(200, 'mismatched'), isStored: true },
  { error: refusal(504), isStored: true },
  { error: refusal(409, 'idempotency_in_progress'), isStored: true },
  { error: refusal(0, 'offline'), isStored: false },
  { error: refusal(401), isStored: false },
  { error: refusal(412), isStored: false },
  { error: refusal(422), isStored: false },
  { error: refusal(429), isStored: false },
])('after $error.status $error.code it stays stored: $isStored', async ({ error, isStored }) => {
  const { attempts } = setUp()
  await expect(attempts.make('pay', attempt, () => Promise.reject(error))).rejects.toBe(error)
  expect(attempts.of('pay') !== null).toBe(isStored)
})

test.each([
  { error: refusal(0, 'offline'), isStored: true },
  { error: refusal(401), isStored: true },
  { error: refusal(429), isStored: true },
  { error: refusal(412), isStored: false },
])(
  'after a retry fails with $error.status $error.code it stays stored: $isStored',
  async (each) => {
    const { attempts } = setUp()
    const lost = refusal(504)
    await expect(attempts.make('pay', attempt, () => Promise.reject(lost))).rejects.toBe(lost)
    const again = attempts.make('pay', attempt, () => Promise.reject(each.error))
    await expect(again).rejects.toBe(each.error)
    expect(attempts.of('pay') !== null).toBe(each.isStored)
  },
)

test('stays stored after an incomplete response', async () => {
  const { attempts } = setUp()
  await attempts.make(
    'pay',
    attempt,
    async () => 'half',
    (answer) => answer === 'whole',
  )
  expect(attempts.of('pay')).not.toBeNull()
})

test('belongs to its user, even when another is signed in at its response', async () => {
  const { attempts, user } = setUp()
  let fail: (error: ApiError) => void = () => undefined
  const made = attempts.make('pay', attempt, () => new Promise((_, refuse) => (fail = refuse)))
  user.email = 'ben@console.example'
  expect(attempts.of('pay')).toBeNull()
  expect(attempts.names('')).toEqual([])
  fail(refusal(504))
  await expect(made).rejects.toBeInstanceOf(ApiError)
  user.email = 'ann@console.example'
  expect(attempts.of('pay')).toMatchObject(attempt)
})
