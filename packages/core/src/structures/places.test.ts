import { describe, expect, test } from 'vitest'
import { canStandIn, childrenOf, moveAgain, moved, moveTo, pathTo } from './places'

const at = (nodeId: string, parentId: string | null = null) => ({ nodeId, parentId })
const tree = [
  at('a'),
  at('a1', 'a'),
  at('a2', 'a'),
  at('a1x', 'a1'),
  at('b'),
  at('c'),
  at('c1', 'c'),
]
const into = (nodeId: string) => ({ nodeId, position: 'into' as const })
const ids = (parentId: string | null, nodes = tree) =>
  childrenOf(nodes, parentId).map(({ nodeId }) => nodeId)

describe('the possible parents of a node', () => {
  test.each([
    { what: 'the top level', nodeId: 'a1', parentId: null, can: true },
    { what: 'another node', nodeId: 'b', parentId: 'c1', can: true },
    { what: 'not the node itself', nodeId: 'a', parentId: 'a', can: false },
    { what: 'not a descendant', nodeId: 'a', parentId: 'a1x', can: false },
    { what: 'not a node at the maximum depth', nodeId: 'b', parentId: 'a1x', can: false },
    {
      what: 'not a node under which its children exceed the maximum depth',
      nodeId: 'c',
      parentId: 'a1',
      can: false,
    },
    { what: 'not a missing node', nodeId: 'b', parentId: 'z', can: false },
  ])('$what', ({ nodeId, parentId, can }) => {
    expect(canStandIn(tree, 3, nodeId, parentId)).toBe(can)
  })
})

describe('dropping a node', () => {
  test('before or after another node makes them neighbours', () => {
    expect(moveTo(tree, 3, 'c', { nodeId: 'a', position: 'before' })?.order).toEqual([
      'c',
      'a',
      'b',
    ])
    expect(moveTo(tree, 3, 'a', { nodeId: 'b', position: 'after' })?.order).toEqual(['b', 'a', 'c'])
  })

  test('into another node makes it the last child', () => {
    expect(moveTo(tree, 3, 'b', into('a'))).toEqual({
      nodeId: 'b',
      parentId: 'a',
      order: ['a1', 'a2', 'b'],
    })
  })

  test('at its current place requests no move', () => {
    expect(moveTo(tree, 3, 'b', { nodeId: 'a', position: 'after' })).toBeNull()
    expect(moveTo(tree, 3, 'c1', into('c'))).toBeNull()
  })

  test('into a node of a flat list is impossible', () => {
    expect(moveTo([at('a'), at('b')], 1, 'b', into('a'))).toBeNull()
  })
})

test('applying a move twice has the same result as once', () => {
  const move = moveTo(tree, 3, 'b', into('a'))!
  const once = moved(tree, move)
  expect(ids('a', once)).toEqual(['a1', 'a2', 'b'])
  expect(ids(null, once)).toEqual(['a', 'c'])
  expect(moved(once, move)).toEqual(once)
})

describe('repeating a move after someone else has changed the structure', () => {
  const wish = moveTo(tree, 3, 'c', { nodeId: 'a', position: 'after' })!

  test('puts the node after the same sibling', () => {
    const now = moved(tree, moveTo(tree, 3, 'a', { nodeId: 'c', position: 'after' })!)
    expect(ids(null, now)).toEqual(['b', 'c', 'a'])
    expect(moveAgain(now, 3, wish)?.order).toEqual(['b', 'a', 'c'])
  })

  test('puts the node first when its preceding siblings are gone', () => {
    const now = tree.filter(
      ({ nodeId }) => !pathTo(tree, nodeId).some((each) => each.nodeId === 'a'),
    )
    expect(moveAgain(now, 3, wish)?.order).toEqual(['c', 'b'])
  })

  test('requests no move when the node is gone or already there', () => {
    expect(moveAgain(tree.slice(0, 5), 3, wish)).toBeNull()
    expect(moveAgain(moved(tree, wish), 3, wish)).toBeNull()
  })
})
