import { beforeEach, describe, expect, test, vi } from 'vitest'
import { instant, sampleStart } from './clock'
import { memoryStorage } from '../storage'
import { createWorld, worldKey } from './store'

const world = createWorld()
const row = world.rows('businesses')[0]!
const approved = { approvalStatus: 'approved', submission: null, claim: null } as const

/** A world as a reload finds it: another page over the same storage. */
function reloaded(storage: Storage) {
  const next = createWorld()
  next.keepIn(storage)
  return next
}

beforeEach(() => world.reset())

describe('the world can be changed', () => {
  test('a change replaces the row, raises its version and is logged', () => {
    const changed = world.change('businesses', row.secureToken, approved, 'someone')
    expect(changed).toEqual({ ...row, ...approved, version: 2 })
    expect(world.find('businesses', row.secureToken)).toBe(changed)
    expect(world.rows('businesses')[0]).toBe(changed)
    expect(world.changes()).toEqual([
      {
        entity: 'businesses',
        token: row.secureToken,
        fields: approved,
        at: '2026-06-15T09:00:00Z',
        by: 'someone',
      },
    ])
  })

  test('a list that was handed out, and every other world, stay as they were', () => {
    const before = world.rows('businesses')
    world.change('businesses', row.secureToken, approved, 'someone')
    expect(before[0]).toEqual(row)
    expect(createWorld().rows('businesses')[0]).toEqual(row)
  })

  test('what does not exist is not found and cannot be changed', () => {
    expect(world.find('businesses', 'nobody')).toBeUndefined()
    expect(() => world.change('businesses', 'nobody', approved, 'someone')).toThrow('nobody')
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
    const deed = { done: { action: 'approve', event }, undoToken: 'undo' }
    world.change('businesses', row.secureToken, approved, 'someone', deed)
    const { approvalStatus, submission, claim } = row
    expect(world.changes()[0]).toMatchObject({
      done: deed.done,
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
    world.change('businesses', row.secureToken, approved, 'someone')
    world.keepSettings('amina', { density: 'compact' })
    world.reset()
    expect(world.rows('businesses')[0]).toEqual(row)
    expect(world.changes()).toEqual([])
    expect(world.settings('amina')).toEqual({})
    expect(world.now()).toBe(sampleStart)
  })
})

describe('the world is kept in the browser', () => {
  test('a reload finds the changes and the settings, and nothing else is stored', async () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    expect(storage).toHaveLength(0)
    first.change('businesses', row.secureToken, approved, 'someone')
    first.keepSettings('amina', { density: 'compact' })
    first.keepViews('amina', 'products', [{ viewId: 'a'.repeat(22), name: 'Mine', query: '' }])
    await Promise.resolve()
    expect(storage.getItem(worldKey)!.length).toBeLessThan(600)

    const second = reloaded(storage)
    expect(second.find('businesses', row.secureToken)).toEqual({ ...row, ...approved, version: 2 })
    expect(second.changes()).toEqual(first.changes())
    expect(second.settings('amina')).toEqual({ density: 'compact' })
    expect(second.views('amina', 'products')).toEqual(first.views('amina', 'products'))
  })

  test('time goes on from the last change, not from the device’s date', async () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    expect(instant(first.now())).toBe('2026-06-15T09:00:00Z')
    first.setClock(() => sampleStart + 3_600_000)
    first.change('businesses', row.secureToken, approved, 'someone')
    await Promise.resolve()
    expect(instant(reloaded(storage).now())).toBe('2026-06-15T10:00:00Z')
  })

  test('reset forgets what was kept, for this page and the next', async () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    first.change('businesses', row.secureToken, approved, 'someone')
    await Promise.resolve()
    first.reset()
    expect(storage).toHaveLength(0)
    expect(reloaded(storage).find('businesses', row.secureToken)).toEqual(row)
  })

  test('another tab’s changes are taken over', async () => {
    const storage = memoryStorage()
    const here = reloaded(storage)
    const there = reloaded(storage)
    there.change('businesses', row.secureToken, approved, 'someone')
    await Promise.resolve()
    here.reload()
    expect(here.find('businesses', row.secureToken)?.approvalStatus).toBe('approved')
  })

  test.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 0, changes: [], settings: { amina: { a: 1 } } })],
    [
      'another shape',
      JSON.stringify({ version: 2, changes: {}, settings: { amina: { a: 1 } }, views: {} }),
    ],
    ['nothing', 'null'],
    [
      'a record that does not exist',
      JSON.stringify({
        version: 2,
        changes: [
          {
            entity: 'businesses',
            token: row.secureToken,
            fields: approved,
            at: '2026-06-15T09:00:00Z',
            by: 'x',
          },
          {
            entity: 'businesses',
            token: 'nobody',
            fields: approved,
            at: '2026-06-15T09:00:00Z',
            by: 'x',
          },
        ],
        settings: { amina: { a: 1 } },
        views: {},
      }),
    ],
    [
      'an instant that is none',
      JSON.stringify({
        version: 2,
        changes: [
          { entity: 'businesses', token: row.secureToken, fields: approved, at: 'now', by: 'x' },
        ],
        settings: { amina: { a: 1 } },
        views: {},
      }),
    ],
    [
      'an entity that does not exist',
      JSON.stringify({
        version: 2,
        changes: [
          { entity: 'toString', token: 'x', fields: {}, at: '2026-06-15T09:00:00Z', by: 'x' },
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
    expect(world.rows('businesses')[0]).toEqual(row)
    expect(world.changes()).toEqual([])
    expect(world.settings('amina')).toEqual({})
    expect(instant(world.now())).toBe('2026-06-15T09:00:00Z')
    expect(warn).not.toHaveBeenCalled()
  })

  test('a full storage loses nothing but the keeping', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const storage = memoryStorage()
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const world = reloaded(storage)
    world.change('businesses', row.secureToken, approved, 'someone')
    await Promise.resolve()
    expect(world.find('businesses', row.secureToken)?.approvalStatus).toBe('approved')
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  test('a browser without storage works', () => {
    const world = createWorld()
    world.keepIn(null)
    world.change('businesses', row.secureToken, approved, 'someone')
    expect(world.changes()).toHaveLength(1)
  })
})
