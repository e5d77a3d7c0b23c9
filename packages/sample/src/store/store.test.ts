import { businessEntity } from '../world/business/entity'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { instant, sampleStart } from './clock'
import { guardStorage, memoryStorage } from '@console/core/storage'
import { browserStorageAdapter, worldKey } from './browserStorageAdapter'
import { createWorld } from './store'

const world = createWorld()
const row = world.rows(businessEntity)[0]!
const approved = { approvalStatus: 'approved', submission: null, claim: null } as const

/** Data as a reload finds it: another page over the same storage. */
function reloaded(storage: Storage) {
  const next = createWorld()
  next.keepIn(browserStorageAdapter(storage))
  return next
}

beforeEach(() => world.reset())

describe('the world can be changed', () => {
  test('a change replaces the row, raises its version and is logged', () => {
    const changed = world.change(businessEntity, row.secureToken, approved, 'someone')
    expect(changed).toEqual({ ...row, ...approved, version: 2 })
    expect(world.find(businessEntity, row.secureToken)).toBe(changed)
    expect(world.rows(businessEntity)[0]).toBe(changed)
    expect(world.changes()).toEqual([
      {
        entity: 'businesses',
        token: row.secureToken,
        version: 2,
        kind: 'change',
        fields: approved,
        at: '2026-06-15T09:00:00Z',
        by: 'someone',
      },
    ])
  })

  test('no record is older than one that was written before it, whatever its clock shows', () => {
    const change = () => {
      world.change(businessEntity, row.secureToken, approved, 'someone')
      return world.changes().at(-1)?.at
    }
    world.setClock(() => sampleStart + 2 * 60 * 60_000)
    expect(change()).toBe('2026-06-15T11:00:00Z')
    world.setClock(() => sampleStart)
    expect([change(), instant(world.now())]).toEqual(Array(2).fill('2026-06-15T11:00:00Z'))
    // Another server is ahead of this one.
    const [last] = world.changes().slice(-1)
    world.receive({
      changes: [{ ...last!, version: 4, at: '2026-06-15T12:30:00Z' }],
      settings: {},
      views: {},
    })
    expect(change()).toBe('2026-06-15T12:30:00Z')
    world.reset()
    expect(world.now()).toBe(sampleStart)
  })

  test('a list that was handed out, and every other world, stay as they were', () => {
    const before = world.rows(businessEntity)
    world.change(businessEntity, row.secureToken, approved, 'someone')
    expect(before[0]).toEqual(row)
    expect(createWorld().rows(businessEntity)[0]).toEqual(row)
  })

  test('a missing record is not found and cannot be changed', () => {
    expect(world.find(businessEntity, 'nobody')).toBeUndefined()
    expect(() => world.change(businessEntity, 'nobody', approved, 'someone')).toThrow('nobody')
  })

  test('a record that is added stands last, with version 1, and can be changed and decided about', () => {
    const { version: _, ...seed } = row
    const token = 'n'.repeat(22)
    const added = world.add(businessEntity, { ...seed, secureToken: token }, 'someone')
    expect(added).toEqual({ ...row, secureToken: token })
    expect(world.rows(businessEntity).at(-1)).toBe(added)
    expect(world.change(businessEntity, token, approved, 'someone').version).toBe(2)
    expect(() => world.add(businessEntity, added, 'someone')).toThrow(token)
  })

  test('a record that is removed is gone, and cannot be removed again', () => {
    world.remove(businessEntity, row.secureToken, 'someone')
    expect(world.find(businessEntity, row.secureToken)).toBeUndefined()
    expect(world.rows(businessEntity)).toHaveLength(399)
    expect(() => world.remove(businessEntity, row.secureToken, 'someone')).toThrow(row.secureToken)
  })

  test('settings are kept by account', () => {
    world.keepSettings('amina', { density: 'compact' })
    expect(world.settings('amina')).toEqual({ density: 'compact' })
    expect(world.settings('carol')).toEqual({})
  })

  test('a decision is in the log with what takes it back', () => {
    const event = {
      eventId: 'a'.repeat(22),
      at: '2026-06-15T09:00:00Z',
      actor: { token: 'b'.repeat(22), name: 'Amina Yusuf', role: 'SuperAdmin' },
      type: 'approval.approved',
      from: 'pending',
      to: 'approved',
      reasonCode: null,
      note: null,
    } as const
    const recorded = { done: { action: 'approve', event }, undoToken: 'undo' }
    world.change(businessEntity, row.secureToken, approved, 'someone', recorded)
    const { approvalStatus, submission, claim } = row
    expect(world.changes()[0]).toMatchObject({
      done: recorded.done,
      undo: { token: 'undo', before: { approvalStatus, submission, claim } },
    })
  })

  test('views are kept by account and list', () => {
    const view = { viewId: 'a'.repeat(22), name: 'Mine', query: 'claimedBy=me' }
    world.keepViews('amina', 'products', [view])
    expect(world.views('amina', 'products')).toEqual([view])
    expect(world.views('amina', 'agents')).toEqual([])
    expect(world.views('carol', 'products')).toEqual([])
    world.reset()
    expect(world.views('amina', 'products')).toEqual([])
  })

  test('reset brings back the seed and the sample’s start', () => {
    world.setClock(() => sampleStart + 60_000)
    world.change(businessEntity, row.secureToken, approved, 'someone')
    world.keepSettings('amina', { density: 'compact' })
    world.reset()
    expect(world.rows(businessEntity)[0]).toEqual(row)
    expect(world.changes()).toEqual([])
    expect(world.settings('amina')).toEqual({})
    expect(world.now()).toBe(sampleStart)
  })
})

describe('the world is kept in the browser', () => {
  test('a reload finds the changes and the settings, and nothing else is stored', () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    expect(storage).toHaveLength(0)
    first.change(businessEntity, row.secureToken, approved, 'someone')
    first.keepSettings('amina', { density: 'compact' })
    first.keepViews('amina', 'products', [{ viewId: 'a'.repeat(22), name: 'Mine', query: '' }])
    expect(storage.getItem(worldKey)!.length).toBeLessThan(600)

    const second = reloaded(storage)
    expect(second.find(businessEntity, row.secureToken)).toEqual({
      ...row,
      ...approved,
      version: 2,
    })
    expect(second.changes()).toEqual(first.changes())
    expect(second.settings('amina')).toEqual({ density: 'compact' })
    expect(second.views('amina', 'products')).toEqual(first.views('amina', 'products'))
  })

  test('a reload finds what was added and changed since, and not what was removed', () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    const { version: _, ...seed } = row
    const token = 'n'.repeat(22)
    first.add(businessEntity, { ...seed, secureToken: token }, 'someone')
    first.change(businessEntity, token, approved, 'someone')
    first.remove(businessEntity, row.secureToken, 'someone')
    const second = reloaded(storage)
    expect(second.rows(businessEntity)).toEqual(first.rows(businessEntity))
    expect(second.find(businessEntity, token)).toMatchObject({ ...approved, version: 2 })
  })

  test('a kept change of a record that there is no more is passed over, and the others count', () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    first.change(businessEntity, row.secureToken, approved, 'someone')
    const stored = storage.getItem(worldKey) ?? ''
    const change = JSON.parse(stored).changes[0]
    const gone = JSON.stringify({ ...change, token: 'nobody' })
    storage.setItem(worldKey, stored.replace('"changes":[', `"changes":[${gone},`))
    const second = reloaded(storage)
    expect(second.find(businessEntity, 'nobody')).toBeUndefined()
    expect(second.find(businessEntity, row.secureToken)?.version).toBe(2)
  })

  test('time goes on from the last change, not from the device’s date', () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    expect(instant(first.now())).toBe('2026-06-15T09:00:00Z')
    first.setClock(() => sampleStart + 3_600_000)
    first.change(businessEntity, row.secureToken, approved, 'someone')
    expect(instant(reloaded(storage).now())).toBe('2026-06-15T10:00:00Z')
  })

  test('reset forgets what was kept, for this page and the next', () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    first.change(businessEntity, row.secureToken, approved, 'someone')
    first.reset()
    expect(storage).toHaveLength(0)
    expect(reloaded(storage).find(businessEntity, row.secureToken)).toEqual(row)
  })

  test('another tab’s changes are taken over', () => {
    const storage = memoryStorage()
    const here = reloaded(storage)
    const there = reloaded(storage)
    there.change(businessEntity, row.secureToken, approved, 'someone')
    here.reload()
    expect(here.find(businessEntity, row.secureToken)?.approvalStatus).toBe('approved')
  })

  test.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 0, changes: [], settings: { amina: { a: 1 } } })],
    [
      'another shape',
      JSON.stringify({ version: 5, changes: {}, settings: { amina: { a: 1 } }, views: {} }),
    ],
    ['nothing', 'null'],
    [
      'an instant that is none',
      JSON.stringify({
        version: 5,
        changes: [
          {
            entity: 'businesses',
            token: row.secureToken,
            version: 2,
            kind: 'change',
            fields: approved,
            at: 'now',
            by: 'x',
          },
        ],
        settings: { amina: { a: 1 } },
        views: {},
      }),
    ],
  ])('a stored state that is broken (%s) is dropped whole and silently', (_, content) => {
    const warn = vi.spyOn(console, 'warn')
    const storage = memoryStorage()
    storage.setItem(worldKey, content)
    const world = reloaded(storage)
    expect(world.rows(businessEntity)[0]).toEqual(row)
    expect(world.changes()).toEqual([])
    expect(world.settings('amina')).toEqual({})
    expect(instant(world.now())).toBe('2026-06-15T09:00:00Z')
    expect(warn).not.toHaveBeenCalled()
  })

  test('a full storage loses nothing but the keeping', () => {
    const storage = memoryStorage()
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const world = reloaded(guardStorage(() => storage))
    world.change(businessEntity, row.secureToken, approved, 'someone')
    expect(world.find(businessEntity, row.secureToken)?.approvalStatus).toBe('approved')
  })
})
