import { describe, expect, test } from 'vitest'
import { pressedOf } from './listKeys'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const press = (key: string, rest: Partial<typeof plain & { code: string }> = {}) =>
  pressedOf({ key, code: '', ...plain, ...rest }, false)

describe('keys of a list', () => {
  test.each([
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    [' ', 'tick'],
  ])('%s on a row: %s', (key, command) => {
    expect(press(key)).toEqual({ command, isSingle: false, isOnRow: true })
  })

  test.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['o', 'open'],
    ['p', 'preview'],
    ['e', 'export'],
    ['f', 'filter'],
    ['v', 'views'],
    ['z', 'undo'],
    ['/', 'search'],
  ])('%s: %s', (key, command) => {
    expect(press(key)).toEqual({ command, isSingle: true, isOnRow: false })
  })

  test.each(['a', 'r', 'c'])('%s is a decision', (key) => {
    expect(press(key)?.command).toEqual({ letter: key.toUpperCase() })
  })

  test('Shift extends, and disables letters', () => {
    expect(press('ArrowDown', { shiftKey: true })?.command).toBe('extendDown')
    expect(press('ArrowUp', { shiftKey: true })?.command).toBe('extendUp')
    expect(press('A', { shiftKey: true })).toBeNull()
  })

  test('Shift+F10 and the menu key open the menu of a row', () => {
    const menu = { command: 'menu', isSingle: false, isOnRow: true }
    expect(press('F10', { shiftKey: true })).toEqual(menu)
    expect(press('ContextMenu')).toEqual(menu)
    expect(press('F10')).toBeNull()
  })

  test('Ctrl or ⌘ with A selects the page; other keys with them belong to the browser', () => {
    expect(press('a', { ctrlKey: true })?.command).toBe('tickPage')
    expect(press('a', { metaKey: true })?.command).toBe('tickPage')
    expect(press('r', { ctrlKey: true })).toBeNull()
    expect(press('k', { metaKey: true })).toBeNull()
    expect(press('a', { altKey: true })).toBeNull()
  })

  test('a letter of an Arabic keyboard counts as the Latin one of its key', () => {
    expect(press('ش', { code: 'KeyA' })?.command).toEqual({ letter: 'A' })
    expect(press('ت', { code: 'KeyJ' })?.command).toBe('next')
  })

  test('the key / searches on every layout: with Shift on a Turkish one, by its position on an Arabic one', () => {
    expect(press('/', { shiftKey: true, code: 'Digit7' })?.command).toBe('search')
    expect(press('ظ', { code: 'Slash' })?.command).toBe('search')
    expect(press('.', { code: 'Slash' })).toBeNull()
    expect(press('ç', { code: 'Period' })).toBeNull()
  })

  test('the question mark does not search, on an Arabic keyboard either', () => {
    expect(press('؟', { shiftKey: true, code: 'Slash' })).toBeNull()
    expect(press('?', { shiftKey: true, code: 'Slash' })).toBeNull()
  })

  test('Ctrl or ⌘ with Z undoes, as Z does', () => {
    expect(press('z', { ctrlKey: true })).toMatchObject({ command: 'undo', isSingle: false })
    expect(press('z', { ctrlKey: true, shiftKey: true })).toBeNull()
  })

  test('on another Latin layout a letter is the one printed on its key', () => {
    expect(press('a', { code: 'KeyQ' })?.command).toEqual({ letter: 'A' })
  })
})

test('mirrors the paging arrows in right-to-left languages', () => {
  const right = { key: 'ArrowRight', code: 'ArrowRight', ...plain }
  const left = { key: 'ArrowLeft', code: 'ArrowLeft', ...plain }
  expect([pressedOf(right, false), pressedOf(left, false)].map((p) => p?.command)).toEqual([
    'pageOn',
    'pageBack',
  ])
  expect([pressedOf(right, true), pressedOf(left, true)].map((p) => p?.command)).toEqual([
    'pageBack',
    'pageOn',
  ])
})

test.each(['Tab', 'Enter', 'Escape', 'F5', 'é', '1'])('ignores %s', (key) => {
  expect(press(key)).toBeNull()
})
