import { expect, test } from 'vitest'
import { type Replacement, replacing } from './replaceText'

const replaceText = (cell: string, replacement: Replacement) =>
  replacing(replacement)?.(cell) ?? null

test('replaces a cell that matches as a whole; one that only contains the text stays', () => {
  const whole = { find: 'cheap', replaceBy: '100', extent: 'whole' } as const
  expect(replaceText('Cheap ', whole)).toBe('100')
  expect(replaceText('very cheap', whole)).toBeNull()
})

test('replaces every partial match; special characters are literal in both modes', () => {
  expect(replaceText('1.5 $ (a.b)', { find: '.', replaceBy: '$&', extent: 'part' })).toBe(
    '1$&5 $ (a$&b)',
  )
})

test('an empty whole match finds blank cells; an empty partial match finds nothing', () => {
  expect(replaceText(' ', { find: '', replaceBy: 'KE', extent: 'whole' })).toBe('KE')
  expect(replaceText('Kenya', { find: '', replaceBy: 'KE', extent: 'whole' })).toBeNull()
  expect(replaceText('Kenya', { find: '', replaceBy: 'KE', extent: 'part' })).toBeNull()
})

test('does not count cells without a change', () => {
  expect(replaceText('KE', { find: 'KE', replaceBy: 'KE', extent: 'whole' })).toBeNull()
})
