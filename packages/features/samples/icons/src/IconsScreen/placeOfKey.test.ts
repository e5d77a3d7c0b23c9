import { expect, test } from 'vitest'
import { placeOfKey } from './placeOfKey'

/** Ten cells in four columns: rows of 4, 4 and 2. */
const grid = { count: 10, columns: 4, page: 2, isRtl: false }
const to = (key: string, at: number, over = {}, keys = {}) =>
  placeOfKey({ key, ctrlKey: false, metaKey: false, ...keys }, at, { ...grid, ...over })

test('arrows move in four directions and stop at the edges; horizontal ones follow the reading direction', () => {
  expect([
    to('ArrowRight', 3),
    to('ArrowLeft', 4),
    to('ArrowRight', 9),
    to('ArrowLeft', 0),
  ]).toEqual([4, 3, 9, 0])
  expect([to('ArrowLeft', 3, { isRtl: true }), to('ArrowRight', 3, { isRtl: true })]).toEqual([
    4, 2,
  ])
  expect([to('ArrowDown', 1), to('ArrowUp', 5), to('ArrowUp', 2)]).toEqual([5, 1, 2])
  // Below the second to last row there is no fourth cell, so the last cell gets the focus.
  expect([to('ArrowDown', 7), to('ArrowDown', 9)]).toEqual([9, 9])
})

test('Home and End go to the ends of the row, with Ctrl to those of the grid; Page Up and Page Down move by the visible rows', () => {
  expect([to('Home', 6), to('End', 5), to('End', 8)]).toEqual([4, 7, 9])
  const far = { ctrlKey: true }
  expect([to('Home', 6, {}, far), to('End', 1, {}, far), to('ArrowDown', 1, {}, far)]).toEqual([
    0,
    9,
    null,
  ])
  expect([to('PageDown', 1), to('PageDown', 5), to('PageUp', 6), to('x', 1)]).toEqual([
    9,
    9,
    2,
    null,
  ])
})
