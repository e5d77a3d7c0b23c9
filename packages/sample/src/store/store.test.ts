import { beforeEach, describe, expect, test, vi } from 'vitest'
import { instant, sampleStart } from './clock'
import { guardStorage, memoryStorage } from '@console/core/storage'
import { browserStorageAdapter, databaseKey } from './browserStorageAdapter'
import type { Entity } from './entity'
import { createDatabase } from './store'

interface Business {
  secureToken: string
  approvalStatus: 'pending' | 'approved'
  submission: { revision: number } | null
  claim: { by: string } | null
  version: number
}

const businessEntity: Entity<Business> = {
  name: 'businesses',
  seed: () =>
    ['a', 'b', 'c'].map((letter) => ({
      secureToken: letter.repeat(22),
      approvalStatus: 'pending',
      submission: { revision: 1 },
      claim: { by: 'carol' },
      version: 1,
    })),
  token: 'secureToken',
}

const database = createDatabase()
const row = database.rows(businessEntity)[0]!
const approved = { approvalStatus: 'approved', submission: null, claim: null } as const

/** Database after a reload: another page over the same storage. */
function reloaded(storage: Storage) {
  const next = createDatabase()
  next.attachStorage(browserStorageAdapter(storage))
  return next
}

beforeEach(() => database.reset())

describe('the database can be changed', () => {
  test('a change replaces the row, raises its version and is logged', () => {
    const changed = database.change(businessEntity, row.secureToken, approved, 'someone')
    expect(changed).toEqual({ ...row, ...approved, version: 2 })
    expect(database.find(businessEntity, row.secureToken)).toBe(changed)
    expect(database.rows(businessEntity)[0]).toBe(changed)
    expect(database.changes()).toEqual([
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

  test('no record is older than one that was written before it, whatever the clock shows', () => {
    const change = () => {
      database.change(businessEntity, row.secureToken, approved, 'someone')
      return database.changes().at(-1)?.at
    }
    database.setClock(() => sampleStart + 2 * 60 * 60_000)
    expect(change()).toBe('2026-06-15T11:00:00Z')
    database.setClock(() => sampleStart)
    expect([change(), instant(database.now())]).toEqual(Array(2).fill('2026-06-15T11:00:00Z'))
    // Another server is ahead of this one.
    const [last] = database.changes().slice(-1)
    database.receive({
      changes: [{ ...last!, version: 4, at: '2026-06-15T12:30:00Z' }],
      settings: {},
      views: {},
    })
    expect(change()).toBe('2026-06-15T12:30:00Z')
    database.reset()
    expect(database.now()).toBe(sampleStart)
  })

  test('a returned list and every other database stay unchanged', () => {
    const before = database.rows(businessEntity)
    database.change(businessEntity, row.secureToken, approved, 'someone')
    expect(before[0]).toEqual(row)
    expect(createDatabase().rows(businessEntity)[0]).toEqual(row)
  })

  test('a missing record is not found and cannot be changed', () => {
    expect(database.find(businessEntity, 'nobody')).toBeUndefined()
    expect(() => database.change(businessEntity, 'nobody', approved, 'someone')).toThrow('nobody')
  })

  test('an added record is last, with version 1, and can be changed and decided', () => {
    const { version: _, ...seed } = row
    const token = 'n'.repeat(22)
    const added = database.add(businessEntity, { ...seed, secureToken: token }, 'someone')
    expect(added).toEqual({ ...row, secureToken: token })
    expect(database.rows(businessEntity).at(-1)).toBe(added)
    expect(database.change(businessEntity, token, approved, 'someone').version).toBe(2)
    expect(() => database.add(businessEntity, added, 'someone')).toThrow(token)
  })

  test('a removed record is gone, and cannot be removed again', () => {
    database.remove(businessEntity, row.secureToken, 'someone')
    expect(database.find(businessEntity, row.secureToken)).toBeUndefined()
    expect(database.rows(businessEntity)).toHaveLength(2)
    expect(() => database.remove(businessEntity, row.secureToken, 'someone')).toThrow(
      row.secureToken,
    )
  })

  test('settings are stored by account', () => {
    database.saveSettings('amina', { density: 'compact' })
    expect(database.settings('amina')).toEqual({ density: 'compact' })
    expect(database.settings('carol')).toEqual({})
  })

  test('a decision is in the log with its undo', () => {
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
    database.change(businessEntity, row.secureToken, approved, 'someone', recorded)
    const { approvalStatus, submission, claim } = row
    expect(database.changes()[0]).toMatchObject({
      done: recorded.done,
      undo: { token: 'undo', before: { approvalStatus, submission, claim } },
    })
  })

  test('views are stored by account and list', () => {
    const view = { viewId: 'a'.repeat(22), name: 'Mine', query: 'claimedBy=me' }
    database.saveViews('amina', 'products', [view])
    expect(database.views('amina', 'products')).toEqual([view])
    expect(database.views('amina', 'agents')).toEqual([])
    expect(database.views('carol', 'products')).toEqual([])
    database.reset()
    expect(database.views('amina', 'products')).toEqual([])
  })

  test('reset restores the seed and the sample’s start', () => {
    database.setClock(() => sampleStart + 60_000)
    database.change(businessEntity, row.secureToken, approved, 'someone')
    database.saveSettings('amina', { density: 'compact' })
    database.reset()
    expect(database.rows(businessEntity)[0]).toEqual(row)
    expect(database.changes()).toEqual([])
    expect(database.settings('amina')).toEqual({})
    expect(database.now()).toBe(sampleStart)
  })
})

describe('the database is stored in the browser', () => {
  test('a reload restores the changes and the settings, and nothing else is stored', () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    expect(storage).toHaveLength(0)
    first.change(businessEntity, row.secureToken, approved, 'someone')
    first.saveSettings('amina', { density: 'compact' })
    first.saveViews('amina', 'products', [{ viewId: 'a'.repeat(22), name: 'Mine', query: '' }])
    expect(storage.getItem(databaseKey)!.length).toBeLessThan(600)

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

  test('a reload restores added and changed records, and not removed ones', () => {
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

  test('a stored change of a missing record is skipped, and the others apply', () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    first.change(businessEntity, row.secureToken, approved, 'someone')
    const stored = storage.getItem(databaseKey) ?? ''
    const change = JSON.parse(stored).changes[0]
    const gone = JSON.stringify({ ...change, token: 'nobody' })
    storage.setItem(databaseKey, stored.replace('"changes":[', `"changes":[${gone},`))
    const second = reloaded(storage)
    expect(second.find(businessEntity, 'nobody')).toBeUndefined()
    expect(second.find(businessEntity, row.secureToken)?.version).toBe(2)
  })

  test('time continues from the last change, not from the device’s date', () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    expect(instant(first.now())).toBe('2026-06-15T09:00:00Z')
    first.setClock(() => sampleStart + 3_600_000)
    first.change(businessEntity, row.secureToken, approved, 'someone')
    expect(instant(reloaded(storage).now())).toBe('2026-06-15T10:00:00Z')
  })

  test('reset deletes the stored state, for this page and the next', () => {
    const storage = memoryStorage()
    const first = reloaded(storage)
    first.change(businessEntity, row.secureToken, approved, 'someone')
    first.reset()
    expect(storage).toHaveLength(0)
    expect(reloaded(storage).find(businessEntity, row.secureToken)).toEqual(row)
  })

  test('the changes of another tab are applied', () => {
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
      'an invalid instant',
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
  ])('a broken stored state (%s) is dropped completely and silently', (_, content) => {
    const warn = vi.spyOn(console, 'warn')
    const storage = memoryStorage()
    storage.setItem(databaseKey, content)
    const database = reloaded(storage)
    expect(database.rows(businessEntity)[0]).toEqual(row)
    expect(database.changes()).toEqual([])
    expect(database.settings('amina')).toEqual({})
    expect(instant(database.now())).toBe('2026-06-15T09:00:00Z')
    expect(warn).not.toHaveBeenCalled()
  })

  test('a full storage only prevents saving', () => {
    const storage = memoryStorage()
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const database = reloaded(guardStorage(() => storage))
    database.change(businessEntity, row.secureToken, approved, 'someone')
    expect(database.find(businessEntity, row.secureToken)?.approvalStatus).toBe('approved')
  })
})
