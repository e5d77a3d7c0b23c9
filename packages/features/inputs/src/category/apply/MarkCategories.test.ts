import type { Category } from '@console/domain/category'
import type { Standing } from '@console/domain/input'
import { expect, test } from 'vitest'
import { touchedBy, withoutInheriting } from './MarkCategories'

const node = (nodeId: string, parentId: string | null, productCount: number) =>
  ({ nodeId, parentId, productCount }) as Category

const nodes = [
  node('food', null, 1),
  node('flour', 'food', 10),
  node('maize', 'flour', 100),
  node('oils', 'food', 1000),
]

const standing =
  (asks: Readonly<Record<string, Standing>> = {}) =>
  (id: string) =>
    asks[id] ?? 'open'

test('counts products below a selected category once, except where the input exists', () => {
  expect(touchedBy(nodes, ['flour', 'food'], standing())).toBe(1111)
  expect(touchedBy(nodes, ['food'], standing({ flour: 'own' }))).toBe(1001)
  expect(touchedBy(nodes, ['flour'], standing())).toBe(110)
})

test('a category below a selected one is not selected itself', () => {
  expect(withoutInheriting(nodes, ['maize', 'food'])).toEqual(['food'])
  expect(withoutInheriting(nodes, ['maize', 'oils'])).toEqual(['maize', 'oils'])
})
