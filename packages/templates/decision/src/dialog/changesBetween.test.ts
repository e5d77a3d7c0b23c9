import { formatsOf } from '@console/core/i18n'
import { expect, test } from 'vitest'
import { changesBetween, valueAt } from './changesBetween'

const formats = formatsOf('en')
const row = { version: 1, _actions: [] }

test('returns only labelled fields that differ', () => {
  const before = { ...row, name: 'Lamp', sku: 'A', price: { amount: 100, currency: 'KES' } }
  const after = {
    ...row,
    version: 2,
    name: 'Lamp',
    sku: 'B',
    price: { amount: 200, currency: 'KES' },
  }
  expect(changesBetween(before, after, { '/name': 'Name', '/price': 'Price' }, formats)).toEqual([
    {
      pointer: '/price',
      label: 'Price',
      before: { amount: 100, currency: 'KES' },
      after: { amount: 200, currency: 'KES' },
    },
  ])
})

test('formats a field as its record does', () => {
  const words: Record<string, string> = { on_site: 'At the customer’s', at_shop: 'At the shop' }
  const read = (pointer: string, { mode }: { mode?: string }) =>
    pointer === '/mode' && mode ? words[mode] : undefined
  const before = { ...row, mode: 'on_site', sku: 'A' }
  const after = { ...row, mode: 'at_shop', sku: 'B' }
  const labels = { '/mode': 'Where', '/sku': 'SKU' }
  expect(changesBetween(before, after, labels, formats, read)).toEqual([
    { pointer: '/mode', label: 'Where', before: 'At the customer’s', after: 'At the shop' },
    { pointer: '/sku', label: 'SKU', before: 'A', after: 'B' },
  ])
})

test('ignores fields that a row lacks', () => {
  const read = (_: string, record: { tiers?: string[] }) => record.tiers?.join() ?? null
  const less: typeof row & { tiers?: string[] } = row
  expect(
    changesBetween(less, { ...row, tiers: ['a'] }, { '/tiers': 'Tiers' }, formats, read),
  ).toEqual([])
})

test('formats lists by language', () => {
  const record = { towns: ['نيروبي', 'كمبالا'] }
  expect(valueAt(record, '/towns', formatsOf('ar'))).toBe('نيروبي وكمبالا')
})

test.each([
  { record: { name: 'Lamp' }, pointer: '/name', value: 'Lamp' },
  { record: { owner: { email: 'a@b.example' } }, pointer: '/owner/email', value: 'a@b.example' },
  { record: { images: [{ alt: 'Front' }] }, pointer: '/images/0/alt', value: 'Front' },
  { record: { business: { token: 'x', label: 'Mlima' } }, pointer: '/business', value: 'Mlima' },
  { record: { channels: ['b2c', 'agent'] }, pointer: '/channels', value: 'b2c, agent' },
  { record: { 'a/b': 3 }, pointer: '/a~1b', value: '3' },
  { record: {}, pointer: '/name', value: null },
  { record: { name: null }, pointer: '/name/first', value: null },
])('$pointer of $record is $value', ({ record, pointer, value }) => {
  expect(valueAt(record, pointer, formats)).toEqual(value)
})
