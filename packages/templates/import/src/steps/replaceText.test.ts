import { expect, test } from 'vitest'
import { type Replacement, replacing } from './replaceText'

const replaceText = (cell: string, replacement: Replacement) =>
  replacing(replacement)?.(cell) ?? null

test('a cell that is what is looked for says the other; one that only holds it stays', () => {
  const whole = { find: 'cheap', replaceBy: '100', extent: 'whole' } as const
  expect(replaceText('Cheap ', whole)).toBe('100')
  expect(replaceText('very cheap', whole)).toBeNull()
})

test('a part is replaced wherever it stands; signs mean themselves in both', () => {
  expect(replaceText('1.5 $ (a.b)', { find: '.', replaceBy: '$&', extent: 'part' })).toBe(
    '1$&5 $ (a$&b)',
  )
})

test('nothing, as a whole, finds blank cells; as a part it would be everywhere and is nowhere', () => {
  expect(replaceText(' ', { find: '', replaceBy: 'KE', extent: 'whole' })).toBe('KE')
  expect(replaceText('Kenya', { find: '', replaceBy: 'KE', extent: 'whole' })).toBeNull()
  expect(replaceText('Kenya', { find: '', replaceBy: 'KE', extent: 'part' })).toBeNull()
})

test('what changes nothing is not counted', () => {
  expect(replaceText('KE', { find: 'KE', replaceBy: 'KE', extent: 'whole' })).toBeNull()
})
