import { expect, test } from 'vitest'
import { changesBetween, valueAt } from './changesBetween'

const row = { version: 1, _actions: [] }

test('only the fields that have a name and differ', () => {
  const before = { ...row, name: 'Lamp', sku: 'A', price: { amount: 100, currency: 'KES' } }
  const after = {
    ...row,
    version: 2,
    name: 'Lamp',
    sku: 'B',
    price: { amount: 200, currency: 'KES' },
  }
  expect(changesBetween(before, after, ['/name', '/price'])).toEqual([
    {
      pointer: '/price',
      before: { amount: 100, currency: 'KES' },
      after: { amount: 200, currency: 'KES' },
    },
  ])
})

test.each([
  { record: { name: 'Lamp' }, pointer: '/name', value: 'Lamp' },
  { record: { owner: { email: 'a@b.example' } }, pointer: '/owner/email', value: 'a@b.example' },
  { record: { images: [{ alt: 'Front' }] }, pointer: '/images/0/alt', value: 'Front' },
  { record: { business: { token: 'x', label: 'Mlima' } }, pointer: '/business', value: 'Mlima' },
  { record: { channels: ['b2c', 'agent'] }, pointer: '/channels', value: 'b2c, agent' },
  { record: { 'a/b': 3 }, pointer: '/a~1b', value: 3 },
  { record: {}, pointer: '/name', value: null },
  { record: { name: null }, pointer: '/name/first', value: null },
])('$pointer of $record is $value', ({ record, pointer, value }) => {
  expect(valueAt(record, pointer)).toEqual(value)
})
