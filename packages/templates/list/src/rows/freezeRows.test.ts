import { describe, expect, test } from 'vitest'
import { asAnswered, freeze, take } from './freezeRows'
import type { Stretch } from '../export/readStretch'

interface Row {
  id: string
  version: number
}
const tokenOf = ({ id }: Row) => id
const stretch = (ids: string, rest: Partial<Stretch<Row>> = {}, version = 1): Stretch<Row> => ({
  items: ids.split('').map((id) => ({ id, version })),
  start: 1,
  pageSize: 3,
  total: ids.length,
  asOf: '2026-06-15T09:00:00Z',
  facets: {},
  ...rest,
})
const ids = ({ items }: Stretch<Row>) => items.map(({ id }) => id).join('')

describe('rows do not move under the pointer', () => {
  test('new ones wait until they are asked for', () => {
    const held = freeze(take(stretch('abc')), stretch('xya', { total: 5 }), tokenOf)
    expect(ids(held.shown)).toBe('abc')
    expect(held.added).toBe(2)
    expect(held.shown.total).toBe(5)
  })

  test('those that have gone keep their place', () => {
    const held = freeze(take(stretch('abc')), stretch('ac'), tokenOf)
    expect(ids(held.shown)).toBe('abc')
    expect([...held.gone]).toEqual(['b'])
    expect(held.added).toBe(0)
  })

  test('another order of the same rows is not news', () => {
    const held = freeze(take(stretch('abc')), stretch('cab'), tokenOf)
    expect(ids(held.shown)).toBe('abc')
    expect(held).toMatchObject({ added: 0, gone: new Set() })
  })

  test('what is known of each is the latest', () => {
    const held = freeze(take(stretch('abc')), stretch('xca', {}, 2), tokenOf)
    expect(held.shown.items.map(({ version }) => version)).toEqual([2, 1, 2])
  })
})

describe('what takes the places of decided rows is not new: it comes with the next page', () => {
  test.each([
    ['a page of which one was decided', 'acd', 0],
    ['a page of which all were decided', 'def', 0],
    ['one that came between', 'axc', 1],
  ])('%s', (_, fresh, added) => {
    const held = freeze(take(stretch('abc', { total: 9 })), stretch(fresh, { total: 8 }), tokenOf)
    expect(held.added).toBe(added)
  })

  test('but a page that was not full grows', () => {
    expect(freeze(take(stretch('ab')), stretch('abd'), tokenOf).added).toBe(1)
  })
})

describe('how many follow', () => {
  test('those behind what was read', () => {
    expect(take(stretch('abc', { total: 9 })).left).toBe(6)
    expect(take(stretch('ghi', { start: 7, total: 9 })).left).toBe(0)
  })

  test('and those that have moved up', () => {
    const held = (fresh: string, total: number) =>
      freeze(take(stretch('abc', { total: 9 })), stretch(fresh, { total }), tokenOf)
    expect(held('acd', 8).left).toBe(6)
    expect(held('def', 6).left).toBe(6)
    expect(held('bd', 2).left).toBe(1)
  })
})

test('what was empty takes what comes', () => {
  const held = freeze(take(stretch('')), stretch('abc'), tokenOf)
  expect(ids(held.shown)).toBe('abc')
  expect(held.added).toBe(0)
})

test('a row that came back is no longer gone', () => {
  const without = freeze(take(stretch('abc')), stretch('ac'), tokenOf)
  expect(freeze(without, stretch('abc'), tokenOf).gone.size).toBe(0)
})

describe('no row goes back behind what a decision was answered with', () => {
  const answered = new Map([['b', { id: 'b', version: 2 }]])
  const versions = ({ shown }: { shown: Stretch<Row> }) => shown.items.map(({ version }) => version)

  test('a page that was asked for before it, and one that no longer has the row', () => {
    const held = take(stretch('abc'))
    expect(versions(asAnswered(held, answered, tokenOf))).toEqual([1, 2, 1])
    const gone = freeze(held, stretch('ac'), tokenOf)
    expect(versions(asAnswered(gone, answered, tokenOf))).toEqual([1, 2, 1])
  })

  test('what is newer than the answer stands', () => {
    const held = take(stretch('abc', {}, 3))
    expect(asAnswered(held, answered, tokenOf)).toBe(held)
  })
})
