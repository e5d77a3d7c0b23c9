import { expect, test } from 'vitest'
import { offered, withAddress } from './AddressField'
import { readRecipients } from '../mailText'

const known = [
  { name: 'Zeynep Koç', email: 'zeynep@koc.example' },
  { name: 'Ada Njeri', email: 'ada@lake.example' },
  { name: 'Ada Kamau', email: 'kamau@mill.example' },
  { name: 'Ada again', email: 'ADA@lake.example' },
]
const names = (text: string) => offered(text, known).map(({ name }) => name)

test('searches names and addresses for the text typed last, normalized as in search', () => {
  expect(names('koc')).toEqual(['Zeynep Koç'])
  expect(names('bo@example.com, mill ada')).toEqual(['Ada Kamau'])
  expect(names('bo@example.com, ')).toEqual([])
})

test('sorts names that begin with the text before those that contain it', () => {
  const people = [
    { name: 'Juma Makame', email: 'juma@lake.example' },
    { name: 'Bo Kamau', email: 'bo@lake.example' },
  ]
  expect(offered('kam', people).map(({ name }) => name)).toEqual(['Bo Kamau', 'Juma Makame'])
})

test('suggests no one twice, and no one already addressed', () => {
  expect(names('ada')).toEqual(['Ada Njeri', 'Ada Kamau'])
  expect(names('Ada Njeri <ada@lake.example>; ada')).toEqual(['Ada Kamau'])
})

test('replaces the text typed last by the chosen person, and the result can be parsed', () => {
  const text = withAddress('bo@example.com,ad', known[1]!)
  expect(text).toBe('bo@example.com, Ada Njeri <ada@lake.example>, ')
  expect(readRecipients(text)).toHaveLength(2)
  expect(withAddress('k', known[0]!)).toBe('Zeynep Koç <zeynep@koc.example>, ')
})
