import type { Money } from '@console/core/contracts'
import { formatsOf } from '@console/core/i18n'
import { expect, test } from 'vitest'
import type { CellContext, CsvColumn, ListColumn } from '../config/config'
import { csvRows } from './csv'

interface Row {
  name: string
  kind: 'retailer' | null
  channels: string[]
  price: Money | null
  sums: Money[]
}

const context: CellContext = {
  formats: formatsOf('en'),
  t: (key, values) =>
    `${key.replace('list:index.export.', '')}${values ? ` ${Object.values(values).join(' ')}` : ''}`,
  now: new Date(0),
}

const empty: Row = { name: 'Ziwa', kind: null, channels: [], price: null, sums: [] }
const kes = (amount: number): Money => ({ amount, currency: 'KES' })
const ugx = (amount: number): Money => ({ amount, currency: 'UGX' })

function column(csv?: readonly CsvColumn<Row>[]): ListColumn<Row> {
  return {
    id: 'one',
    title: 'Head',
    width: 100,
    priority: 1,
    text: ({ name, kind }) => (kind === null ? name : `word of ${kind}`),
    ...(csv ? { csv } : {}),
  }
}

test('a column without further options is its text', () => {
  expect(csvRows([column()], [empty], context)).toEqual([['Head'], ['Ziwa']])
})

test('a column may be several, with their own headings, or none', () => {
  const several = column([{ value: ({ name }) => name }, { title: 'Number', value: () => 3 }])
  expect(csvRows([several, column([])], [empty], context)).toEqual([
    ['Head', 'Number'],
    ['Ziwa', 3],
  ])
})

test('a code is beside its label; both are empty without a value', () => {
  const rows = [{ ...empty, kind: 'retailer' as const }, empty]
  expect(csvRows([column([{ code: ({ kind }) => kind }])], rows, context)).toEqual([
    ['Head', 'code Head'],
    ['word of retailer', 'retailer'],
    [null, null],
  ])
})

test('joins several codes in one cell', () => {
  const rows = [{ ...empty, channels: ['b2b', 'agent'] }, empty]
  expect(csvRows([column([{ code: ({ channels }) => channels }])], rows, context)).toEqual([
    ['Head', 'code Head'],
    ['Ziwa', 'b2b agent'],
    [null, null],
  ])
})

test('an amount is two columns, empty in rows without one', () => {
  const rows = [{ ...empty, price: kes(100) }, empty, { ...empty, price: ugx(5) }]
  expect(csvRows([column([{ money: ({ price }) => price }])], rows, context)).toEqual([
    ['Head', 'currency Head'],
    [kes(100), 'KES'],
    [null, null],
    [ugx(5), 'UGX'],
  ])
})

test('sums have a column for each currency of any row', () => {
  const rows = [
    { ...empty, sums: [ugx(70), kes(100)] },
    empty,
    { ...empty, sums: [{ amount: 9, currency: 'USD' as const }] },
  ]
  expect(csvRows([column([{ sums: ({ sums }) => sums }])], rows, context)).toEqual([
    ['sum Head KES', 'sum Head USD', 'sum Head UGX'],
    [kes(100), null, ugx(70)],
    [null, null, null],
    [null, { amount: 9, currency: 'USD' }, null],
  ])
})
