import { describe, expect, test } from 'vitest'
import { guardStorage, memoryStorage } from './guardStorage'
import { openStorage } from './openStorage'

function refuse(): never {
  throw new DOMException('Access is denied', 'SecurityError')
}

const refusing: Storage = {
  get length() {
    return refuse()
  },
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  clear: refuse,
}

/** A storage that is full until there is room. */
function fullStorage(held: Record<string, string> = {}) {
  const storage = memoryStorage()
  for (const [key, value] of Object.entries(held)) storage.setItem(key, value)
  const take = storage.setItem
  let hasRoom = false
  return {
    makeRoom() {
      hasRoom = true
    },
    storage: Object.assign(storage, {
      setItem(key: string, value: string) {
        if (!hasRoom) throw new DOMException('Full', 'QuotaExceededError')
        take(key, value)
      },
    }),
  }
}

test('values are stored in the browser’s storage', () => {
  const place = memoryStorage()
  const storage = guardStorage(() => place)
  storage.setItem('settings', '{}')
  expect(place.getItem('settings')).toBe('{}')
  place.setItem('settings', '{"language":"tr"}')
  expect(storage.getItem('settings')).toBe('{"language":"tr"}')
  storage.removeItem('settings')
  expect(place).toHaveLength(0)
})

describe.each([
  ['accessing it throws', refuse],
  ['there is none', () => null],
  ['every method throws', () => refusing],
  ['it is full', () => fullStorage().storage],
])('when %s', (_, open) => {
  test('values last as long as the page, and nothing throws', () => {
    const storage = guardStorage(open)
    expect(storage.getItem('settings')).toBeNull()
    storage.setItem('settings', '{}')
    storage.setItem('draft', 'a note')
    expect(storage.getItem('settings')).toBe('{}')
    expect([storage.key(0), storage.key(1), storage.key(2)]).toEqual(['settings', 'draft', null])
    storage.removeItem('settings')
    expect(storage.getItem('settings')).toBeNull()
    expect(storage).toHaveLength(1)
    storage.clear()
    expect(storage).toHaveLength(0)
  })
})

test('a value that a full storage refuses wins over the older value in it', () => {
  const { storage: place } = fullStorage({ settings: 'older' })
  const storage = guardStorage(() => place)
  storage.setItem('settings', 'newer')
  expect(storage.getItem('settings')).toBe('newer')
  expect(storage).toHaveLength(1)
  storage.removeItem('settings')
  expect(storage.getItem('settings')).toBeNull()
  expect(place).toHaveLength(0)
})

test('values are stored in the browser again as soon as there is room', () => {
  const { storage: place, makeRoom } = fullStorage()
  const storage = guardStorage(() => place)
  storage.setItem('settings', 'newer')
  makeRoom()
  storage.setItem('settings', 'newest')
  expect(place.getItem('settings')).toBe('newest')
  place.setItem('settings', 'of another tab')
  expect(storage.getItem('settings')).toBe('of another tab')
})

test('openStorage returns the same storage every time', () => {
  openStorage('passing').setItem('a', 'b')
  expect(openStorage('passing').getItem('a')).toBe('b')
  expect(openStorage('lasting').getItem('a')).toBeNull()
})
