import type { Category } from '@console/domain/category'
import type { Standing } from '@console/domain/input'
import { expect, test } from 'vitest'
import { touchedBy, withoutInheriting } from './touched'

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

test('what stands below a marked category counts, each once, and not where it is asked already', () => {
  expect(touchedBy(nodes, ['flour', 'food'], standing())).toBe(1111)
  expect(touchedBy(nodes, ['food'], standing({ flour: 'own' }))).toBe(1001)
  expect(touchedBy(nodes, ['flour'], standing())).toBe(110)
})

test('what stands in a marked category is not marked itself', () => {
  expect(withoutInheriting(nodes, ['maize', 'food'])).toEqual(['food'])
  expect(withoutInheriting(nodes, ['maize', 'oils'])).toEqual(['maize', 'oils'])
})
