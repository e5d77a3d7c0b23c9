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

describe('where a node can stand', () => {
  test.each([
    { what: 'among the first', nodeId: 'a1', parentId: null, can: true },
    { what: 'in another', nodeId: 'b', parentId: 'c1', can: true },
    { what: 'not in itself', nodeId: 'a', parentId: 'a', can: false },
    { what: 'not in what stands in it', nodeId: 'a', parentId: 'a1x', can: false },
    { what: 'not deeper than the structure goes', nodeId: 'b', parentId: 'a1x', can: false },
    { what: 'nor deeper with what stands in it', nodeId: 'c', parentId: 'a1', can: false },
    { what: 'not in what there is not', nodeId: 'b', parentId: 'z', can: false },
  ])('$what', ({ nodeId, parentId, can }) => {
    expect(canStandIn(tree, 3, nodeId, parentId)).toBe(can)
  })
})

describe('letting a node go', () => {
  test('before and behind another it has that one as neighbour', () => {
    expect(moveTo(tree, 3, 'c', { nodeId: 'a', position: 'before' })?.order).toEqual([
      'c',
      'a',
      'b',
    ])
    expect(moveTo(tree, 3, 'a', { nodeId: 'b', position: 'after' })?.order).toEqual(['b', 'a', 'c'])
  })

  test('into another it is the last there', () => {
    expect(moveTo(tree, 3, 'b', into('a'))).toEqual({
      nodeId: 'b',
      parentId: 'a',
      order: ['a1', 'a2', 'b'],
    })
  })

  test('where it stands already nothing is asked for', () => {
    expect(moveTo(tree, 3, 'b', { nodeId: 'a', position: 'after' })).toBeNull()
    expect(moveTo(tree, 3, 'c1', into('c'))).toBeNull()
  })

  test('a list takes nothing into its nodes', () => {
    expect(moveTo([at('a'), at('b')], 1, 'b', into('a'))).toBeNull()
  })
})

test('a move that is done twice is as done once', () => {
  const move = moveTo(tree, 3, 'b', into('a'))!
  const once = moved(tree, move)
  expect(ids('a', once)).toEqual(['a1', 'a2', 'b'])
  expect(ids(null, once)).toEqual(['a', 'c'])
  expect(moved(once, move)).toEqual(once)
})

describe('the same wish, after somebody else has arranged the structure', () => {
  const wish = moveTo(tree, 3, 'c', { nodeId: 'a', position: 'after' })!

  test('it stands behind what it should have stood behind', () => {
    const now = moved(tree, moveTo(tree, 3, 'a', { nodeId: 'c', position: 'after' })!)
    expect(ids(null, now)).toEqual(['b', 'c', 'a'])
    expect(moveAgain(now, 3, wish)?.order).toEqual(['b', 'a', 'c'])
  })

  test('it is the first where all that it should have stood behind has gone', () => {
    const now = tree.filter(
      ({ nodeId }) => !pathTo(tree, nodeId).some((each) => each.nodeId === 'a'),
    )
    expect(moveAgain(now, 3, wish)?.order).toEqual(['c', 'b'])
  })

  test('nothing is left of it where it has gone itself, or stands there already', () => {
    expect(moveAgain(tree.slice(0, 5), 3, wish)).toBeNull()
    expect(moveAgain(moved(tree, wish), 3, wish)).toBeNull()
  })
})
