import { expect, test, vi } from 'vitest'
import { lazily, onceOf } from './once'

const make = vi.fn<(of: { price: number }) => number>(({ price }) => price * 2)
const withTotal = lazily<{ price: number }, { total: number }>({ total: make })

test('computes a field when it is first read, and only once', () => {
  const record = withTotal({ version: 1 }, { price: 21 })
  expect(make).not.toHaveBeenCalled()
  expect([record.total, record.total, record.version]).toEqual([42, 42, 1])
  expect(make).toHaveBeenCalledTimes(1)
})

test('a copy and the JSON of a record have the field like any other', () => {
  const record = withTotal({ version: 1 }, { price: 4 })
  expect({ ...record }).toEqual({ version: 1, total: 8 })
  expect(JSON.stringify(record)).toBe('{"version":1,"total":8}')
})

test('each record has its own value', () => {
  const records = [1, 2].map((price) => withTotal({}, { price }))
  expect(records.map(({ total }) => total)).toEqual([2, 4])
})

test('computes a derived value once per object', () => {
  const count = vi.fn<(rows: readonly number[]) => number>((rows) => rows.length)
  const countOf = onceOf(count)
  const [rows, others] = [[1, 2], [1]]
  expect([countOf(rows), countOf(rows), countOf(others)]).toEqual([2, 2, 1])
  expect(count).toHaveBeenCalledTimes(2)
})
