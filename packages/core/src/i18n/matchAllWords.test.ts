import { expect, test } from 'vitest'
import { matchAllWords } from './matchAllWords'

const names = ['Çay ve kahve', 'Kahve', 'Café au lait']
const found = (typed: string) => matchAllWords(names, typed, (name) => name)

test('requires every word, in any order, case and accent', () => {
  expect(found('KAHVE cay')).toEqual(['Çay ve kahve'])
  expect(found('cafe')).toEqual(['Café au lait'])
  expect(found('kahve lait')).toEqual([])
})

test('without a word everything matches', () => {
  expect(found('  ')).toBe(names)
})
