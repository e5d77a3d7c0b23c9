import { expect, test } from 'vitest'
import { type Beside, fitColumns, gridOf, minWidth, type Room } from './columnFit'

const column = (id: string, priority: 1 | 2 | 3, width = 100, min = width) => ({
  id,
  priority,
  width,
  min,
})

const columns = [
  column('name', 1, 200, 150),
  column('status', 1),
  column('note', 3),
  column('total', 1),
  column('due', 2, 120, 100),
  column('town', 3),
]

const bare: Beside = { hasTick: false, hasStep: false, hasMenu: false }
const room = (width: number, scale = 1): Room => ({ width, scale, isCards: false })
const idsIn = (width: number, pinned: string[] = []) =>
  fitColumns(columns, pinned, room(width), bare).shown.map(({ id }) => id)

test('narrows columns before it hides any', () => {
  expect(idsIn(650)).toEqual(['name', 'status', 'note', 'total', 'due', 'town'])
})

test('hides the least important first, the last among equals, and keeps the order', () => {
  expect(idsIn(649)).toEqual(['name', 'status', 'note', 'total', 'due'])
  expect(idsIn(549)).toEqual(['name', 'status', 'total', 'due'])
  expect(idsIn(449)).toEqual(['name', 'status', 'total'])
  expect(idsIn(349)).toEqual(['name', 'status'])
})

test('keeps the name and one value: then the table scrolls', () => {
  const fit = fitColumns(columns, [], room(200), bare)
  expect(fit.shown.map(({ id }) => id)).toEqual(['name', 'status'])
  expect(fit.isTooWide).toBe(true)
  expect(fit.left).toEqual(['note', 'total', 'due', 'town'])
})

test('keeps the user’s columns, and hides others instead', () => {
  expect(idsIn(449, ['town'])).toEqual(['name', 'status', 'town'])
  const fit = fitColumns(columns, ['note', 'town', 'due'], room(300), bare)
  expect(fit.shown.map(({ id }) => id)).toEqual(['name', 'note', 'due', 'town'])
  expect(fit.isTooWide).toBe(true)
})

test('subtracts the cells beside the columns, and scales with text', () => {
  const all: Beside = { hasTick: true, hasStep: true, hasMenu: true }
  expect(fitColumns(columns, [], room(885), all).left).toEqual(['town'])
  expect(fitColumns(columns, [], room(886), all).left).toEqual([])
  expect(fitColumns(columns, [], room(1299, 2), bare).left).toEqual(['town'])
  expect(fitColumns(columns, [], room(1300, 2), bare).left).toEqual([])
})

test('shows every column in cards', () => {
  const fit = fitColumns(columns, [], { width: 340, scale: 1, isCards: true }, bare)
  expect(fit).toEqual({ shown: columns, left: [], isTooWide: false })
})

test('text and names become narrower, figures and graphics only if their column allows it', () => {
  const plain = { id: 'it', width: 200, priority: 1 } as const
  expect(minWidth({ ...plain, align: 'end' }, false)).toBe(200)
  expect(minWidth({ ...plain, cell: () => null }, false)).toBe(200)
  expect(minWidth(plain, false)).toBe(140)
  expect(minWidth({ ...plain, width: 90 }, false)).toBe(90)
  expect(minWidth({ ...plain, width: 300, cell: () => null }, true)).toBe(225)
})

test('the grid grows with the text', () => {
  const { template, min } = gridOf(columns.slice(0, 2), { ...bare, hasTick: true })
  expect(template).toBe('44px minmax(9.375rem, 1fr) minmax(6.25rem, 6.25rem)')
  expect(min).toBe('calc(44px + 15.625rem)')
})
