import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hasShape, retype } from './formDraft'

const schema = z.object({
  name: z.string().check(z.minLength(3)),
  size: z.int(),
  kind: z.enum(['a', 'b']),
  lines: z.array(z.object({ code: z.string() })),
})
const whole = { name: 'Kaya', size: 1, kind: 'a', lines: [{ code: 'x' }] }

test.each([
  { change: {}, what: 'a complete value' },
  { change: { name: '' }, what: 'a value that breaks a rule' },
  { change: { size: null, kind: null }, what: 'an empty field' },
  { change: { size: '3 boxes' }, what: 'a text instead of a number' },
  { change: { kind: 'c' }, what: 'an option that no longer exists' },
])('$what has the shape of the form', ({ change }) => {
  expect(hasShape(schema, { ...whole, ...change })).toBe(true)
})

test.each([
  { change: { name: 7 }, what: 'a number instead of a text' },
  { change: { lines: 'x' }, what: 'a text instead of a list' },
  { change: { lines: [{}] }, what: 'a row without its values' },
  { change: { size: [] }, what: 'a list instead of a number' },
])('$what does not have the shape of the form', ({ change }) => {
  expect(hasShape(schema, { ...whole, ...change })).toBe(false)
})

test('merges each value of a group on its own: input for one row stays while others are selected', () => {
  const before = { of: { a: '', b: '' }, price: { amount: 1, currency: 'KES' } }
  const typed = { of: { a: 'R-1', b: '' }, price: { amount: 2, currency: 'KES' } }
  const now = { of: { b: 'R-9', c: '' }, price: { amount: 1, currency: 'UGX' } }
  expect(retype(typed, before, now)).toEqual({
    of: { a: 'R-1', b: 'R-9', c: '' },
    price: { amount: 2, currency: 'KES' },
  })
})

test('keeps only typed values for another record', () => {
  const before = { name: 'Kaya', size: 1, note: '' }
  const typed = { name: 'Kaya', size: 2, note: '' }
  expect(retype(typed, before, { name: 'Kaya Ltd', size: 1, note: 'New', more: true })).toEqual({
    name: 'Kaya Ltd',
    size: 2,
    note: 'New',
    more: true,
  })
})
