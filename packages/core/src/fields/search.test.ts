import { expect, test } from 'vitest'
import { defineFields } from './field'
import { canSearchRows, createSearch } from './search'

interface Parcel {
  name: { en: string; tr: string }
  tags: readonly string[]
  status: 'open' | 'closed'
  buyer: { token: string; label: string } | null
  weight: number
  hidden: string
}

const fields = defineFields<Parcel>()({
  name: { type: 'text', of: ({ name }) => name, searched: true },
  tags: { type: 'texts', of: ({ tags }) => tags, searched: true },
  status: {
    type: 'choice',
    values: ['open', 'closed'],
    of: ({ status }) => status,
    searched: true,
  },
  buyer: { type: 'reference', of: ({ buyer }) => buyer, searched: true },
  weight: { type: 'count', of: ({ weight }) => weight, searched: true },
  hidden: { type: 'text', of: ({ hidden }) => hidden },
})

const parcel: Parcel = {
  name: { en: 'Lamp', tr: 'Işık' },
  tags: ['fragile', 'gift'],
  status: 'open',
  buyer: { token: 'buyer-17', label: 'Çelik Ltd' },
  weight: 12,
  hidden: 'cellar',
}

test.each([
  ['', true],
  ['lamp', true],
  ['isik', true],
  ['GIFT lamp', true],
  ['open celik', true],
  ['lamp wood', false],
  ['buyer-17', false],
  ['12', false],
  ['cellar', false],
])('a search for "%s" finds the row: %s', (text, isFound) => {
  expect(createSearch(fields, text)(parcel)).toBe(isFound)
})

test('rows without the value of a searched field cannot be searched', () => {
  expect(canSearchRows(fields)).toBe(true)
  expect(canSearchRows({ ...fields, receipt: { type: 'text', searched: true } })).toBe(false)
  expect(canSearchRows({ ...fields, receipt: { type: 'text' } })).toBe(true)
})
