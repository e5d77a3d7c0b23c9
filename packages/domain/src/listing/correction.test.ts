import { faultsIn, firstBlocker } from '@console/core/flows'
import { expect, test } from 'vitest'
import { correction, type CorrectedRecord, type CorrectionInput } from './correction'

const live: CorrectedRecord = {
  isLive: true,
  use: { photos: 3, phones: 1, categories: 1 },
  limits: { photos: 10, phones: 2, categories: 1 },
  offeredSubcategory: 'cafes',
}
const caller = { token: 'brian', roles: ['admin'] }
const note = 'The old number is dead.'
const [morning, noon, evening] = [
  { weekday: 1, from: '08:00', to: '12:00' },
  { weekday: 1, from: '11:00', to: '13:00' },
  { weekday: 1, from: '12:00', to: '20:00' },
]

function blocker(body: CorrectionInput | undefined, record = live) {
  return firstBlocker(correction, { record, event: 'correct', caller, body })
}

test('a listing that was never approved cannot be corrected', () => {
  expect(blocker(undefined, { ...live, isLive: false })).toBe('wrong_status')
  expect(blocker(undefined)).toBeNull()
})

test('a correction needs a reason', () => {
  expect(blocker({ tags: ['coffee'] })).toBe('note_missing')
  expect(blocker({ note: '  no  ' })).toBe('note_missing')
  expect(blocker({ tags: ['coffee'], note })).toBeNull()
})

test('the plan limits the telephone numbers', () => {
  const phones = ['+254000000001', '+254000000002', '+254000000003']
  expect(blocker({ note, phones: phones.slice(1) })).toBeNull()
  expect(blocker({ note, phones })).toBe('phones_exceeded')
})

test('the subcategory has to be active', () => {
  expect(blocker({ note, subcategoryId: 'cafes' })).toBeNull()
  expect(blocker({ note, subcategoryId: 'gone' })).toBe('subcategory_not_offered')
})

test('the hours of one day do not overlap', () => {
  expect(blocker({ note, hours: [morning, evening] })).toBeNull()
  expect(blocker({ note, hours: [morning, { ...noon, weekday: 2 }] })).toBeNull()
  const body = { note, hours: [morning, noon, { ...evening, to: '12:00' }] }
  expect(blocker(body)).toBe('hours_overlap')
  expect(faultsIn(correction, 'hours_overlap', { record: live, body })).toEqual([
    '/hours/1/to',
    '/hours/2/to',
  ])
})
