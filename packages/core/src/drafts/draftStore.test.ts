import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../storage'
import { createDraftStore } from './draftStore'

const ann = 'ann@console.example'
const ben = 'ben@console.example'
const day = 24 * 60 * 60 * 1000

/** A store with a controllable clock. */
function makeStore() {
  const storage = memoryStorage()
  const clock = { now: Date.parse('2026-06-15T09:00:00Z') }
  return { storage, clock, drafts: createDraftStore(storage, () => clock.now) }
}

test('does not return one user’s draft to another', () => {
  const { drafts } = makeStore()
  drafts.save(ann, 'products:1:reject', 'Too dear')
  expect(drafts.read(ann, 'products:1:reject')?.values).toBe('Too dear')
  expect(drafts.read(ben, 'products:1:reject')).toBeNull()
  expect(drafts.names(ben, 'products')).toEqual([])
})

test('returns the same draft until it changes', () => {
  const { drafts } = makeStore()
  drafts.save(ann, 'note', { text: 'a' })
  const first = drafts.read(ann, 'note')
  expect(drafts.read(ann, 'note')).toBe(first)
  drafts.save(ann, 'note', { text: 'ab' })
  expect(drafts.read(ann, 'note')).not.toBe(first)
})

test('finds the drafts of one record by the prefix of their names', () => {
  const { drafts } = makeStore()
  drafts.save(ann, 'products:1:reject', '')
  drafts.save(ann, 'products:1:suspend', '')
  drafts.save(ann, 'products:10:reject', '')
  expect(drafts.names(ann, 'products:1:')).toEqual(['products:1:reject', 'products:1:suspend'])
})

test('keepOnly removes the drafts of other users, and clear removes all', () => {
  const { drafts, storage } = makeStore()
  storage.setItem('jwt_access_token', 'not a draft')
  drafts.save(ann, 'note', 'a')
  drafts.save(ben, 'note', 'b')
  drafts.keepOnly(ben)
  expect(drafts.read(ann, 'note')).toBeNull()
  expect(drafts.read(ben, 'note')?.values).toBe('b')
  drafts.clear()
  expect(storage).toHaveLength(1)
})

test('an email address that begins with another one belongs to another user', () => {
  const { drafts } = makeStore()
  drafts.save(`${ann}.org`, 'note', 'a')
  drafts.keepOnly(ann)
  expect(drafts.read(`${ann}.org`, 'note')).toBeNull()
})

test('a draft expires after a week, and is removed when another is saved', () => {
  const { drafts, clock, storage } = makeStore()
  drafts.save(ann, 'old', 'a')
  clock.now += 7 * day - 1
  expect(drafts.read(ann, 'old')).not.toBeNull()
  clock.now += 1
  expect(drafts.read(ann, 'old')).toBeNull()
  expect(drafts.names(ann, '')).toEqual([])
  drafts.save(ann, 'new', 'b')
  expect(storage).toHaveLength(1)
})

test('stores at most fifty drafts, and removes the oldest', () => {
  const { drafts, clock, storage } = makeStore()
  for (let number = 0; number < 60; number += 1) {
    clock.now += 1000
    drafts.save(ann, `note ${number}`, number)
  }
  expect(storage).toHaveLength(50)
  expect(drafts.read(ann, 'note 9')).toBeNull()
  expect(drafts.read(ann, 'note 10')?.values).toBe(10)
  drafts.save(ann, 'note 59', 'written on')
  expect(storage).toHaveLength(50)
})

test.each(['{', 'null', '"text"', '{"values":"of former times"}'])(
  'ignores and removes an invalid draft: %s',
  (text) => {
    const { drafts, storage } = makeStore()
    storage.setItem(`draft:${ann}:note`, text)
    expect(drafts.read(ann, 'note')).toBeNull()
    drafts.save(ann, 'other', '')
    expect(storage).toHaveLength(1)
  },
)

test('notifies subscribers of every change, and of nothing else', () => {
  const { drafts } = makeStore()
  const onChange = vi.fn<() => void>()
  const leave = drafts.subscribe(onChange)
  drafts.save(ann, 'note', 'a')
  drafts.discard(ann, 'note')
  expect(onChange).toHaveBeenCalledTimes(2)
  drafts.discard(ann, 'note')
  drafts.clear()
  expect(onChange).toHaveBeenCalledTimes(2)
  leave()
  drafts.save(ann, 'note', 'a')
  expect(onChange).toHaveBeenCalledTimes(2)
})
