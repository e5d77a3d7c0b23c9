import type { ActionableRow } from '@console/core/workflows'
import { describe, expect, test } from 'vitest'
import {
  extend,
  nothing,
  only,
  pageState,
  refreshed,
  type Selection,
  toggle,
  togglePage,
} from './selection'

interface Row extends ActionableRow {
  id: string
}
const row = (id: string, version = 1): Row => ({ id, version, _actions: [] })
const page = ['a', 'b', 'c', 'd'].map((id) => row(id))
const tokenOf = ({ id }: Row) => id
const ticked = ({ rows }: Selection<Row>) => [...rows.keys()]
const of = (...ids: string[]): Selection<Row> => ({
  rows: new Map(ids.map((id) => [id, row(id)])),
  isAll: false,
  anchor: null,
})

test('selects and deselects a row', () => {
  const one = toggle<Row>(nothing, 'a', row('a'))
  expect(ticked(one)).toEqual(['a'])
  expect(ticked(toggle(one, 'a', row('a')))).toEqual([])
})

describe('Shift selects a range', () => {
  test.each([
    { from: 'a', to: 'c', all: ['a', 'b', 'c'] },
    { from: 'd', to: 'b', all: ['d', 'b', 'c'] },
  ])('from $from to $to', ({ from, to, all }) => {
    const begun = toggle<Row>(nothing, from, row(from))
    expect(ticked(extend(begun, to, page, tokenOf)).toSorted()).toEqual(all.toSorted())
  })

  test('from its start, however often it is extended', () => {
    const begun = toggle<Row>(nothing, 'b', row('b'))
    const down = extend(begun, 'd', page, tokenOf)
    expect(down.anchor).toBe('b')
    expect(ticked(extend(down, 'a', page, tokenOf)).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('one row when it began on another page', () => {
    const elsewhere = toggle<Row>(nothing, 'x', row('x'))
    expect(ticked(extend(elsewhere, 'c', page, tokenOf))).toEqual(['x', 'c'])
  })
})

describe('selection of the page', () => {
  test('selects all, and then none; other pages keep their selection', () => {
    const whole = togglePage(of('x', 'b'), page, tokenOf)
    expect(ticked(whole).toSorted()).toEqual(['a', 'b', 'c', 'd', 'x'])
    expect(ticked(togglePage(whole, page, tokenOf))).toEqual(['x'])
  })

  test.each([
    { ids: [], state: 'none' },
    { ids: ['x'], state: 'none' },
    { ids: ['a'], state: 'some' },
    { ids: ['a', 'b', 'c', 'd'], state: 'all' },
  ])('$ids is $state of the page', ({ ids, state }) => {
    expect(pageState(of(...ids), page, tokenOf)).toBe(state)
  })
})

test('"all that match" ends with the next selection', () => {
  expect(toggle({ ...of('a'), isAll: true }, 'b', row('b')).isAll).toBe(false)
})

describe('refresh', () => {
  test('keeps the selection, with the current rows', () => {
    const after = refreshed(of('a', 'x'), [row('a', 2), row('b', 2)], tokenOf)
    expect(ticked(after)).toEqual(['a', 'x'])
    expect(after.rows.get('a')?.version).toBe(2)
  })

  test('returns the same selection when no selected row has changed', () => {
    const before = of('x')
    expect(refreshed(before, page, tokenOf)).toBe(before)
  })
})

test('keeps rows that could not be decided, also when all matches were selected', () => {
  const failed = only({ ...of('a', 'b'), isAll: true }, ['b', 'z'], (id) =>
    id === 'z' ? row('z') : undefined,
  )
  expect(ticked(failed)).toEqual(['b', 'z'])
  expect(failed.isAll).toBe(false)
})
