import { expect, test } from 'vitest'
import { beginningWith, fieldConflictsIn } from './fieldConflicts'
import { retype } from './formDraft'

const began = { hours: 48, days: 7, zones: ['a'], slots: { home: 12, search: 3 } }

test('a field that one side has changed is no conflict', () => {
  const typed = { ...began, hours: 24, slots: { home: 10, search: 3 } }
  const now = { ...began, days: 9, slots: { home: 12, search: 5 } }
  expect(fieldConflictsIn(typed, began, now)).toEqual([])
  expect(retype(typed, began, now)).toEqual({
    hours: 24,
    days: 9,
    zones: ['a'],
    slots: { home: 10, search: 5 },
  })
})

test('reports a conflict with the old value; a list is one value', () => {
  const typed = { ...began, hours: 24, zones: ['a', 'b'], slots: { home: 10, search: 3 } }
  const now = { ...began, hours: 72, zones: ['a', 'c'], slots: { home: 8, search: 3 } }
  expect(fieldConflictsIn(typed, began, now)).toEqual([
    { name: 'hours', was: 48, mine: 24, theirs: 72 },
    { name: 'zones', was: ['a'], mine: ['a', 'b'], theirs: ['a', 'c'] },
    { name: 'slots.home', was: 12, mine: 10, theirs: 8 },
  ])
})

test('equal changes are no conflict', () => {
  expect(fieldConflictsIn({ ...began, hours: 24 }, began, { ...began, hours: 24 })).toEqual([])
})

test('a conflict stays over later reads and a reload until it is settled', () => {
  const typed = { ...began, hours: 24 }
  const first = { ...began, hours: 72 }
  const stored = beginningWith(first, fieldConflictsIn(typed, began, first))
  expect(stored.hours).toBe(48)
  const second = { ...first, days: 9 }
  expect(fieldConflictsIn(retype(typed, stored, second), stored, second)).toEqual([
    { name: 'hours', was: 48, mine: 24, theirs: 72 },
  ])
  expect(first.hours, 'what was read is not changed').toBe(72)
})
