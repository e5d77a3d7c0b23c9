import { expect, test } from 'vitest'
import { parseCountry } from './parseCountry'
import { formatsOf } from './formats'
import { languages } from './languages'

test.each([
  ['ke', 'KE'],
  [' Kenya ', 'KE'],
  ['كينيا', 'KE'],
  ['ETIYOPYA', 'ET'],
  ['الامارات العربيه المتحده', 'AE'],
  ['Côte d’Ivoire', 'CI'],
  ["cote d'ivoire", 'CI'],
  ['Bosnia and Herzegovina', 'BA'],
  ['UK', 'GB'],
])('%j is %s, by its code or its name, normalized as search does', (words, code) => {
  expect(parseCountry(words)).toBe(code)
})

test.each(['', 'Kenia', 'XX', 'SU', 'EU', 'ZZ'])('%j is not a current country', (words) => {
  expect(parseCountry(words)).toBeNull()
})

test('parses the console’s names of countries back to their codes, in each language', () => {
  const names = ['KE', 'UG', 'TZ', 'RW', 'ET', 'CD', 'CG', 'GN', 'GW', 'GQ', 'SS', 'SD', 'TR', 'IN']
  for (const { id } of languages)
    expect(names.map((code) => parseCountry(formatsOf(id).country(code)))).toEqual(names)
})
