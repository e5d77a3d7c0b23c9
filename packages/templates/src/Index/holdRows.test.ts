import type { Page } from '@console/core/contracts'
import { describe, expect, test } from 'vitest'
import { hold, take } from './holdRows'

interface Row {
  id: string
  version: number
}
const tokenOf = ({ id }: Row) => id
const page = (ids: string, version = 1): Page<Row> => ({
  items: ids.split('').map((id) => ({ id, version })),
  page: 1,
  pageSize: 25,
  total: ids.length,
  asOf: '2026-06-15T09:00:00Z',
  facets: {},
})
const ids = ({ items }: Page<Row>) => items.map(({ id }) => id).join('')

describe('rows do not move under the pointer', () => {
  test('new ones wait until they are asked for', () => {
    const held = hold(take(page('abc')), page('xyabc'), tokenOf)
    expect(ids(held.shown)).toBe('abc')
    expect(held.added).toBe(2)
    expect(held.shown.total).toBe(5)
  })

  test('those that have gone keep their place', () => {
    const held = hold(take(page('abc')), page('ac'), tokenOf)
    expect(ids(held.shown)).toBe('abc')
    expect([...held.gone]).toEqual(['b'])
    expect(held.added).toBe(0)
  })

  test('another order of the same rows is not news', () => {
    const held = hold(take(page('abc')), page('cab'), tokenOf)
    expect(ids(held.shown)).toBe('abc')
    expect(held).toMatchObject({ added: 0, gone: new Set() })
  })

  test('what is known of each is the latest', () => {
    const held = hold(take(page('abc')), page('xca', 2), tokenOf)
    expect(held.shown.items.map(({ version }) => version)).toEqual([2, 1, 2])
  })
})

test('an empty page takes what comes', () => {
  const held = hold(take(page('')), page('abc'), tokenOf)
  expect(ids(held.shown)).toBe('abc')
  expect(held.added).toBe(0)
})

test('a row that came back is no longer gone', () => {
  const without = hold(take(page('abc')), page('ac'), tokenOf)
  expect(hold(without, page('abc'), tokenOf).gone.size).toBe(0)
})
