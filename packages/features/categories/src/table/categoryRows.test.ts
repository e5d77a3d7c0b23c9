import type { ListingCategory } from '@console/domain/listing-category'
import { expect, test } from 'vitest'
import { type Asked, categoryRows, rowsAsked } from './categoryRows'

const node = (
  nodeId: string,
  parentId: string | null,
  fields: Partial<ListingCategory> = {},
): ListingCategory => ({
  nodeId,
  parentId,
  version: 1,
  name: { en: nodeId },
  slug: nodeId,
  icon: 'package',
  isActive: true,
  listingCount: 0,
  ...fields,
})

const whole = { en: 'a', tr: 'b', ar: 'c' }
const rows = categoryRows([
  node('food', null, { name: whole }),
  node('cafes', 'food', { listingCount: 3 }),
  node('bakeries', 'food', { listingCount: 4, name: { en: 'a', tr: 'b' } }),
  node('arts', null, { name: whole, isActive: false }),
  node('cars', null, { name: whole, listingCount: 9 }),
])

const asked = (wanted: Partial<Asked>) =>
  rowsAsked(
    rows,
    { q: '', isUntranslated: false, isEmpty: false, sort: 'order', isDescending: false, ...wanted },
    (one, other) => one.node.nodeId.localeCompare(other.node.nodeId),
  ).map(({ node: { nodeId } }) => nodeId)

test('counts the listings of subcategories, too', () => {
  expect(rows[0]).toMatchObject({ order: 1, subcategories: 2, listings: 7, names: 3, tr: 2, ar: 1 })
})

test('applies all filters together', () => {
  expect(asked({ isActive: true })).toEqual(['food', 'cars'])
  expect(asked({ isUntranslated: true })).toEqual(['food'])
  expect(asked({ isEmpty: true })).toEqual(['arts'])
  expect(asked({ isEmpty: true, isActive: true })).toEqual([])
})

test('a search matches any name of a category or its subcategories', () => {
  expect(asked({ q: 'CAFES ' })).toEqual(['food'])
  expect(asked({ q: 'nothing' })).toEqual([])
})

test('sorts rows by any column, in either direction', () => {
  expect(asked({ sort: 'name' })).toEqual(['arts', 'cars', 'food'])
  expect(asked({ sort: 'listings', isDescending: true })).toEqual(['cars', 'food', 'arts'])
  expect(asked({ sort: 'ar' })).toEqual(['food', 'arts', 'cars'])
})
