import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  browserKeeping,
  createWorld,
  type Entity,
  type Keeping,
  memoryKeeping,
} from '@console/sample'
import { memoryStorage } from '@console/core/storage'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase } from './database'
import { sqliteKeeping } from './sqliteKeeping'

interface Stall {
  version: number
  token: string
  name: string
}

const stalls: Entity<Stall> = {
  name: 'stalls',
  token: 'token',
  seed: () => [
    { version: 1, token: 'a', name: 'Ada' },
    { version: 1, token: 'b', name: 'Bo' },
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'console-keeping-'))
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens what was kept again, as after a restart. */
type Reopen = () => Keeping

const places: Record<string, () => Reopen> = {
  memory() {
    const keeping = memoryKeeping()
    return () => keeping
  },
  browser() {
    const storage = memoryStorage()
    return () => browserKeeping(storage)
  },
  SQLite: () => () => {
    for (const close of open.splice(0)) close()
    const database = openDatabase(join(folder, 'world.sqlite'))
    open.push(() => database.close())
    return sqliteKeeping(database)
  },
}

function worldOver(keeping: Keeping) {
  const world = createWorld()
  world.keepIn(keeping)
  return world
}

describe.each(Object.entries(places))('a world kept in %s', (_, place) => {
  test('what was written is found again: changes, additions, removals, settings and views', () => {
    const reopen = place()
    const world = worldOver(reopen())
    world.change(stalls, 'a', { name: 'Ada Market' }, 'someone')
    world.add(stalls, { token: 'c', name: 'Cy' }, 'someone')
    world.remove(stalls, 'b', 'someone')
    world.keepSettings('amina', { density: 'compact' })
    world.keepViews('amina', 'stalls', [{ viewId: 'v'.repeat(22), name: 'Mine', query: '' }])

    const again = worldOver(reopen())
    expect(again.rows(stalls)).toEqual([
      { version: 2, token: 'a', name: 'Ada Market' },
      { version: 1, token: 'c', name: 'Cy' },
    ])
    expect(again.changes()).toEqual(world.changes())
    expect(again.settings('amina')).toEqual({ density: 'compact' })
    expect(again.views('amina', 'stalls')).toEqual(world.views('amina', 'stalls'))
  })

  test('no two changes of a record make the same version, also where it was removed and comes back', () => {
    const reopen = place()
    const world = worldOver(reopen())
    world.remove(stalls, 'a', 'someone')
    const again = worldOver(reopen())
    expect(again.add(stalls, { token: 'a', name: 'Ada' }, 'someone').version).toBe(3)
    expect(again.change(stalls, 'a', {}, 'someone').version).toBe(4)
    expect(again.changes().map(({ version }) => version)).toEqual([2, 3, 4])
  })

  test('a call that throws has written nothing', () => {
    const reopen = place()
    const world = worldOver(reopen())
    world.change(stalls, 'b', { name: 'Bo Market' }, 'someone')
    expect(() =>
      world.together(() => {
        world.change(stalls, 'a', { name: 'gone' }, 'someone')
        world.keepSettings('amina', { density: 'compact' })
        world.keepAnswer('key', { body: '', answer: 1 })
        throw new Error('refused')
      }),
    ).toThrow('refused')
    for (const read of [() => world, () => worldOver(reopen())]) {
      const each = read()
      expect(each.rows(stalls).map(({ name }) => name)).toEqual(['Ada', 'Bo Market'])
      expect(each.changes()).toHaveLength(1)
      expect(each.settings('amina')).toEqual({})
      expect(each.answerOf('key')).toBeUndefined()
    }
  })

  test('an answer is remembered together with what its call wrote', () => {
    const world = worldOver(place()())
    world.together(() => {
      world.change(stalls, 'a', { name: 'Ada Market' }, 'someone')
      world.keepAnswer('key', { body: '{}', answer: { version: 2 } })
    })
    expect(world.answerOf('key')).toEqual({ body: '{}', answer: { version: 2 } })
    expect(world.answerOf('another key')).toBeUndefined()
  })

  test('forgetting leaves the seed', () => {
    const reopen = place()
    const world = worldOver(reopen())
    world.change(stalls, 'a', { name: 'Ada Market' }, 'someone')
    world.keepAnswer('key', { body: '{}', answer: null })
    world.reset()
    for (const read of [() => world, () => worldOver(reopen())]) {
      const each = read()
      expect(each.rows(stalls)).toEqual(stalls.seed())
      expect(each.answerOf('key')).toBeUndefined()
    }
  })
})

test('where keeping fails, as on a full disk, the world is as before and the next write is kept', () => {
  const keeping = memoryKeeping()
  const world = worldOver(keeping)
  const { keep } = keeping
  keeping.keep = () => {
    throw new Error('database or disk is full')
  }
  expect(() => world.change(stalls, 'a', { name: 'lost' }, 'someone')).toThrow('full')
  expect(world.find(stalls, 'a')).toEqual({ version: 1, token: 'a', name: 'Ada' })
  keeping.keep = keep
  expect(world.change(stalls, 'a', { name: 'kept' }, 'someone').version).toBe(2)
})

test('in SQLite a full disk keeps nothing of a call, and an answer is forgotten after a day', () => {
  const database = openDatabase(join(folder, 'full.sqlite'))
  open.push(() => database.close())
  let now = Date.now()
  const world = worldOver(sqliteKeeping(database, () => now))
  world.keepAnswer('key', { body: '{}', answer: 1 })
  const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count)
  database.exec(`PRAGMA max_page_count = ${pages}`)
  const many = () =>
    world.together(() => {
      for (let stall = 0; stall < 1000; stall += 1)
        world.add(stalls, { token: `full-${stall}`, name: 'x'.repeat(100) }, 'someone')
    })
  expect(many).toThrow('full')
  expect(world.rows(stalls)).toHaveLength(2)
  database.exec('PRAGMA max_page_count = 1000000')
  many()
  expect(world.rows(stalls)).toHaveLength(1002)
  now += 24 * 60 * 60 * 1000
  expect(world.answerOf('key')).toBeUndefined()
})
