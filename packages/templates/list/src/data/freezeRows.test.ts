import { describe, expect, test } from 'vitest'
import { asAnswered, freeze, take } from './freezeRows'
import type { RowSlice } from './readSlice'

interface Row {
  id: string
  version: number
}
const tokenOf = ({ id }: Row) => id
const slice = (ids: string, rest: Partial<RowSlice<Row>> = {}, version = 1): RowSlice<Row> => ({
  items: ids.split('').map((id) => ({ id, version })),
  start: 1,
  pageSize: 3,
  total: ids.length,
  asOf: '2026-06-15T09:00:00Z',
  facets: {},
  ...rest,
})
const ids = ({ items }: RowSlice<Row>) => items.map(({ id }) => id).join('')

describe('rows do not move under the pointer', () => {
  test('new ones wait until the user asks for them', () => {
    const held = freeze(take(slice('abc')), slice('xya', { total: 5 }), tokenOf)
    expect(ids(held.shown)).toBe('abc')
    expect(held.added).toBe(2)
    expect(held.shown.total).toBe(5)
  })

  test('removed rows keep their place', () => {
    const held = freeze(take(slice('abc')), slice('ac'), tokenOf)
    expect(ids(held.shown)).toBe('abc')
    expect([...held.gone]).toEqual(['b'])
    expect(held.added).toBe(0)
  })

  test('another order of the same rows changes nothing', () => {
    const held = freeze(take(slice('abc')), slice('cab'), tokenOf)
    expect(ids(held.shown)).toBe('abc')
    expect(held).toMatchObject({ added: 0, gone: new Set() })
  })

  test('each row has its latest data', () => {
    const held = freeze(take(slice('abc')), slice('xca', {}, 2), tokenOf)
    expect(held.shown.items.map(({ version }) => version)).toEqual([2, 1, 2])
  })
})

describe('rows that take the places of decided ones are not new: they are on the next page', () => {
  test.each([
    ['one row of the page was decided', 'acd', 0],
    ['all rows of the page were decided', 'def', 0],
    ['a new row came between', 'axc', 1],
  ])('%s', (_, fresh, added) => {
    const held = freeze(take(slice('abc', { total: 9 })), slice(fresh, { total: 8 }), tokenOf)
    expect(held.added).toBe(added)
  })

  test('but a page that was not full grows', () => {
    expect(freeze(take(slice('ab')), slice('abd'), tokenOf).added).toBe(1)
  })
})

describe('number of following rows', () => {
  test('counts those after the slice', () => {
    expect(take(slice('abc', { total: 9 })).left).toBe(6)
    expect(take(slice('ghi', { start: 7, total: 9 })).left).toBe(0)
  })

  test('counts those that have moved up, too', () => {
    const held = (fresh: string, total: number) =>
      freeze(take(slice('abc', { total: 9 })), slice(fresh, { total }), tokenOf)
    expect(held('acd', 8).left).toBe(6)
    expect(held('def', 6).left).toBe(6)
    expect(held('bd', 2).left).toBe(1)
  })
})

test('an empty list takes new rows at once', () => {
  const held = freeze(take(slice('')), slice('abc'), tokenOf)
  expect(ids(held.shown)).toBe('abc')
  expect(held.added).toBe(0)
})

test('a row that came back is no longer gone', () => {
  const without = freeze(take(slice('abc')), slice('ac'), tokenOf)
  expect(freeze(without, slice('abc'), tokenOf).gone.size).toBe(0)
})

describe('no row is older than the answer to its decision', () => {
  const answered = new Map([['b', { id: 'b', version: 2 }]])
  const versions = ({ shown }: { shown: RowSlice<Row> }) =>
    shown.items.map(({ version }) => version)

  test('keeps the answer over a page requested before it, and over one without the row', () => {
    const held = take(slice('abc'))
    expect(versions(asAnswered(held, answered, tokenOf))).toEqual([1, 2, 1])
    const gone = freeze(held, slice('ac'), tokenOf)
    expect(versions(asAnswered(gone, answered, tokenOf))).toEqual([1, 2, 1])
  })

  test('takes a version that is newer than the answer', () => {
    const held = take(slice('abc', {}, 3))
    expect(asAnswered(held, answered, tokenOf)).toBe(held)
  })
})
