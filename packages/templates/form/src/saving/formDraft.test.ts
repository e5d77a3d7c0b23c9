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
  { change: {}, what: 'what is whole' },
  { change: { name: '' }, what: 'what breaks a rule' },
  { change: { size: null, kind: null }, what: 'what is not filled in' },
  { change: { size: '3 boxes' }, what: 'a text in place of a number' },
  { change: { kind: 'c' }, what: 'a choice that is no more' },
])('$what has the shape of its form', ({ change }) => {
  expect(hasShape(schema, { ...whole, ...change })).toBe(true)
})

test.each([
  { change: { name: 7 }, what: 'a number in place of a text' },
  { change: { lines: 'x' }, what: 'a text in place of a list' },
  { change: { lines: [{}] }, what: 'a row without its values' },
  { change: { size: [] }, what: 'a list in place of a number' },
])('$what has not', ({ change }) => {
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
