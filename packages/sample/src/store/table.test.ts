import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Entity } from './entity'
import { createDatabase } from './store'
import type { Index } from './table'

interface Tea {
  token: string
  origin: string
  tags: readonly string[]
  version: number
}

const tea = (token: string, origin: string, ...tags: string[]): Tea => ({
  token,
  origin,
  tags,
  version: 1,
})
const teas: Entity<Tea> = {
  name: 'teas',
  seed: () => [tea('a', 'Kenya', 'black'), tea('b', 'Rwanda'), tea('c', 'Kenya', 'black', 'fine')],
  token: 'token',
}
const keysOf = vi.fn<(row: Tea) => string[]>(({ origin }) => [origin])
const byOrigin: Index<Tea> = { entity: teas, keysOf }
const byTag: Index<Tea> = { entity: teas, keysOf: ({ tags }) => tags }

const database = createDatabase()

beforeEach(() => {
  database.reset()
  keysOf.mockClear()
})

const tokens = (index: Index<Tea>, key: string) =>
  database.matching(index, key).map(({ token }) => token)

describe('records are found by an index', () => {
  test('finds the records of each key in the order of all, also with several keys or none', () => {
    expect(tokens(byOrigin, 'Kenya')).toEqual(['a', 'c'])
    expect(tokens(byOrigin, 'Malawi')).toEqual([])
    expect(tokens(byTag, 'black')).toEqual(['a', 'c'])
    expect(tokens(byTag, 'fine')).toEqual(['c'])
  })

  test('follows records that are added, changed, removed and added again, and is restored if a call fails', () => {
    expect(tokens(byOrigin, 'Kenya')).toEqual(['a', 'c'])
    database.add(teas, { token: 'd', origin: 'Kenya', tags: [] }, 'somebody')
    database.change(teas, 'b', { origin: 'Kenya' }, 'somebody')
    expect(tokens(byOrigin, 'Kenya')).toEqual(['a', 'b', 'c', 'd'])
    expect(tokens(byOrigin, 'Rwanda')).toEqual([])
    database.remove(teas, 'a', 'somebody')
    database.change(teas, 'c', { tags: ['late'] }, 'somebody')
    expect(database.matching(byOrigin, 'Kenya')).toEqual(database.rows(teas))
    expect(database.matching(byTag, 'late')).toEqual([database.find(teas, 'c')])
    database.add(teas, { token: 'a', origin: 'Kenya', tags: [] }, 'somebody')
    expect(tokens(byOrigin, 'Kenya')).toEqual(['b', 'c', 'd', 'a'])
    const fails = () =>
      database.transact(() => {
        database.change(teas, 'd', { origin: 'Uganda' }, 'somebody')
        throw new Error('It fails')
      })
    expect(fails).toThrow('It fails')
    expect(tokens(byOrigin, 'Uganda')).toEqual([])
    expect(tokens(byOrigin, 'Kenya')).toEqual(['b', 'c', 'd', 'a'])
  })

  test('finds records that others have written, too', () => {
    expect(tokens(byOrigin, 'Rwanda')).toEqual(['b'])
    const other = createDatabase()
    other.change(teas, 'a', { origin: 'Rwanda' }, 'somebody')
    database.receive({ changes: [...other.changes()], settings: {}, views: {} })
    expect(tokens(byOrigin, 'Rwanda')).toEqual(['a', 'b'])
  })
})

test('two entities over one seed find its records by their own tokens', () => {
  const seed = teas.seed()
  const byToken: Entity<Tea> = { name: 'by token', seed: () => seed, token: 'token' }
  const byItsOrigin: Entity<Tea> = { name: 'by origin', seed: () => seed, token: 'origin' }
  expect(database.find(byToken, 'b')).toBe(seed[1])
  expect(database.find(byItsOrigin, 'Rwanda')).toBe(seed[1])
  expect(database.find(byItsOrigin, 'b')).toBeUndefined()
})

test('a write indexes the written record, and no other', () => {
  database.matching(byOrigin, 'Kenya')
  expect(keysOf).toHaveBeenCalledTimes(3)
  for (let count = 0; count < 100; count += 1) {
    database.add(teas, { token: `new ${count}`, origin: String(count), tags: [] }, 'somebody')
    database.change(teas, `new ${count}`, { tags: ['new'] }, 'somebody')
    expect(tokens(byOrigin, String(count))).toEqual([`new ${count}`])
  }
  expect(keysOf).toHaveBeenCalledTimes(3 + 200)
})
