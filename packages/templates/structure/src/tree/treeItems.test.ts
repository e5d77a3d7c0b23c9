import { parentsIn, searchNodes } from '@console/core/structures'
import { expect, test } from 'vitest'
import { treeItems } from './treeItems'

const node = (nodeId: string, parentId: string | null, ...names: string[]) => ({
  nodeId,
  parentId,
  version: 1,
  names,
})

const nodes = [
  node('a', null, 'Food', 'Gıda'),
  node('a1', 'a', 'Flour', 'Un'),
  node('b', null, 'Tools', 'Aletler'),
  node('a2', 'a', 'Pulses', 'بقوليات'),
]

test('each node is in its parent, in the order in which they were read', () => {
  const items = treeItems(nodes, ({ names: [text = ''] }) => ({ text }))
  expect(items.map(({ text }) => text)).toEqual(['Food', 'Tools'])
  expect(items[0]?.children?.map(({ id }) => id)).toEqual(['a1', 'a2'])
})

test('a search finds names in all languages, and shows the parents of matches', () => {
  const ids = (typed: string) =>
    searchNodes(nodes, typed, ({ names }) => names).map((n) => n.nodeId)
  expect(ids('gida')).toEqual(['a'])
  expect(ids('بقول')).toEqual(['a', 'a2'])
  expect(ids('FLOUR ')).toEqual(['a', 'a1'])
  expect(ids('nothing')).toEqual([])
})

test('a node with children can be expanded', () => {
  expect(parentsIn(nodes)).toEqual(['a'])
})
