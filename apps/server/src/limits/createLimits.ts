import { refuse, Refusal, type SampleEnvironment } from '@console/sample'
import { createCounter, type Counter } from './createCounter'

/** Maximum wrong passwords from one address per minute; several people may share an address. */
const maxOfAddress = 30

/** Maximum wrong passwords from one address for one account per minute. */
const maxOfPair = 5

/** The same while an account is under attack and the address has not signed in to it before. */
const maxOfStranger = 1

/** Wrong passwords for one account in ten minutes, from all addresses, at which it counts as attacked. */
const attackedFrom = 20

/** Minutes for which an address is known for an account. */
const knownFor = 30 * 24 * 60

/** Limits calls and wrong passwords. */
export interface Limits extends Pick<SampleEnvironment, 'countCall' | 'limitGuesses'> {
  clear(): void
}

/**
 * Creates the limits of a server, counted in memory from its start.
 * @param addressOf address of the caller
 * @param now time in milliseconds
 */
export function createLimits(addressOf: () => string, now: () => number): Limits {
  const calls = new Map<string, Counter>()
  const wrong = {
    addresses: createCounter(1, now),
    pairs: createCounter(1, now),
    accounts: createCounter(10, now),
  }
  /** Addresses that have signed in, by account. */
  const known = createCounter(knownFor, now)
  const last = new Map<string, Promise<unknown>>()

  /**
   * Runs the work of an address sequentially, so that parallel guesses cannot begin before the first is counted.
   */
  async function oneAtATime<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(address)?.catch(() => undefined)
    const own = (async () => {
      await before
      return work()
    })()
    last.set(address, own)
    try {
      return await own
    } finally {
      if (last.get(address) === own) last.delete(address)
    }
  }

  function refuseAbove(counter: Counter, key: string, max: number) {
    if (counter.count(key) >= max) throw tooMany(counter.secondsLeft(key))
  }

  return {
    countCall(endpoint, { max, minutes }, subject) {
      const name = `${endpoint} ${subject === undefined ? 'address' : 'subject'}`
      let counter = calls.get(name)
      if (!counter) calls.set(name, (counter = createCounter(minutes, now)))
      const key = subject ?? addressOf()
      refuseAbove(counter, key, max)
      counter.add(key)
    },
    limitGuesses(account, signIn) {
      const address = addressOf()
      const pair = `${address} ${account}`
      return oneAtATime(address, async () => {
        const isAttacked = wrong.accounts.count(account) >= attackedFrom
        const isStranger = known.count(pair) === 0
        refuseAbove(wrong.addresses, address, maxOfAddress)
        refuseAbove(wrong.pairs, pair, isAttacked && isStranger ? maxOfStranger : maxOfPair)
        try {
          const result = await signIn()
          // A caller who knows the password has no need to guess it. The address stays counted: it may guess others.
          wrong.pairs.remove(pair)
          known.add(pair)
          return result
        } catch (error) {
          if (error instanceof Refusal && error.status === 401) {
            wrong.addresses.add(address)
            wrong.pairs.add(pair)
            wrong.accounts.add(account)
          }
          throw error
        }
      })
    },
    clear() {
      for (const counter of [...calls.values(), ...Object.values(wrong), known]) counter.clear()
    },
  }
}

function tooMany(retryAfter: number): Refusal {
  return refuse(429, 'rate_limited', 'server.calls_limit', { retryAfter })
}
