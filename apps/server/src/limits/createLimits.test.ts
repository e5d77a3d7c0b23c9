import { expect, test } from 'vitest'
import { refuse, Refusal } from '@console/sample'
import { createLimits } from './createLimits'

const minute = 60_000

/** Limits with a caller and a clock that a test sets. */
function limitsAt(address: string) {
  const place = { address, now: 0 }
  const limits = createLimits(
    () => place.address,
    () => place.now,
  )
  let checked = 0
  return {
    place,
    limits,
    checked: () => checked,
    /** Signs in. @returns the status of a refusal, with the seconds to wait after a 429 */
    async signIn(account: string, isRight = false) {
      try {
        await limits.limitGuesses(account, async () => {
          checked += 1
          await Promise.resolve()
          if (!isRight) throw refuse(401, 'wrong_credentials', 'sign_in.password_wrong')
        })
        return 'in'
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return error.status === 429 ? `wait ${error.members.retryAfter}` : error.status
      }
    },
  }
}

async function times<Result>(count: number, work: (index: number) => Promise<Result>) {
  const results: Result[] = []
  for (let index = 0; index < count; index += 1) results.push(await work(index))
  return results
}

test('allows five wrong passwords per account and minute; a right one is not counted, but waits as well after them', async () => {
  const { signIn, place } = limitsAt('1.1.1.1')
  expect(await times(4, () => signIn('ann'))).toEqual([401, 401, 401, 401])
  expect(await signIn('ann', true)).toBe('in')
  expect(await times(6, () => signIn('ann'))).toEqual([401, 401, 401, 401, 401, 'wait 60'])
  place.now += 20_000
  expect(await signIn('ann', true)).toBe('wait 40')
  expect(await signIn('ben', true)).toBe('in')
  place.now += 40_000
  expect(await signIn('ann', true)).toBe('in')
})

test('parallel guesses are counted one after another', async () => {
  const { signIn, checked } = limitsAt('1.1.1.1')
  const results = await Promise.all(Array.from({ length: 40 }, () => signIn('ann')))
  expect(results.filter((result) => result === 401)).toHaveLength(5)
  expect(checked()).toBe(5)
})

test('accepts many right passwords at once from one address', async () => {
  const { signIn } = limitsAt('1.1.1.1')
  const results = await Promise.all(Array.from({ length: 100 }, () => signIn('ann', true)))
  expect(new Set(results)).toEqual(new Set(['in']))
})

test('a sign-in to the caller’s own account does not reset an address’s guesses at other accounts', async () => {
  const { signIn } = limitsAt('1.1.1.1')
  const results = await times(40, async (index) => {
    if (index % 5 === 0) await signIn('own', true)
    return signIn(`account ${index}`)
  })
  expect(results.slice(0, 30)).toEqual(Array(30).fill(401))
  expect(results.slice(30)).toEqual(Array(10).fill('wait 60'))
})

test('an attack from many addresses does not lock out the owner, neither at a known nor at a new address', async () => {
  const { signIn, place } = limitsAt('owner')
  expect(await signIn('ann', true)).toBe('in')
  const attack = () =>
    times(20, async (index) => {
      place.address = `attacker ${index}`
      return times(5, () => signIn('ann'))
    })
  const guesses = (await attack()).flat()
  // Each unknown address has one guess per minute once the attack is noticed.
  expect(guesses.filter((result) => result === 401)).toHaveLength(20 + 16)
  place.address = 'owner'
  expect(await times(4, () => signIn('ann'))).toEqual([401, 401, 401, 401])
  expect(await signIn('ann', true)).toBe('in')
  place.address = 'new'
  expect(await signIn('ann', true)).toBe('in')
  place.address = 'another'
  expect([await signIn('ann'), await signIn('ann', true)]).toEqual([401, 'wait 60'])
  place.now += minute
  expect(await signIn('ann', true)).toBe('in')
})

test('a failure other than a wrong password is not counted', async () => {
  const { limits } = limitsAt('1.1.1.1')
  const fail = () =>
    limits.limitGuesses('ann', async () => {
      throw refuse(503, 'server_error', 'server.busy')
    })
  for (let tries = 0; tries < 10; tries += 1) await expect(fail()).rejects.toThrow('busy')
})

test('calls are counted by endpoint, and by address or subject', () => {
  const { limits, place } = limitsAt('1.1.1.1')
  const count = (endpoint: string, subject?: string) => {
    try {
      limits.countCall(endpoint, { max: 2, minutes: 10 }, subject)
      return 'counted'
    } catch (error) {
      return (error as Refusal).members.retryAfter
    }
  }
  expect([count('a'), count('a'), count('a'), count('b')]).toEqual([
    'counted',
    'counted',
    600,
    'counted',
  ])
  place.now += minute
  place.address = '2.2.2.2'
  expect([count('a'), count('a', 'x'), count('a', 'x'), count('a', 'x'), count('a', 'y')]).toEqual([
    'counted',
    'counted',
    'counted',
    600,
    'counted',
  ])
  place.address = '1.1.1.1'
  expect(count('a')).toBe(540)
  limits.clear()
  expect(count('a')).toBe('counted')
})
