import { expect, test } from 'vitest'
import { takeBack } from './takeBack'

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const before = [a, b, c]

test('a changed row is as it was; one that was changed again since is not touched', () => {
  const changed = { id: 'b', isStarred: true }
  expect(takeBack([a, changed, c], before, [a, changed, c])).toEqual(before)
  const again = { id: 'b', isStarred: false }
  expect(takeBack([a, again, c], before, [a, changed, c])).toEqual([a, again, c])
})

test('a removed row is back in its place, unless it has come back by itself', () => {
  expect(takeBack([a, c], before, [a, c])).toEqual(before)
  expect(takeBack([c, b, a], before, [a, c])).toEqual([c, b, a])
})

test('an added row goes; rows that others brought stay', () => {
  const added = { id: 'd' }
  const other = { id: 'e' }
  expect(takeBack([other, added, a, b, c], before, [added, ...before])).toEqual([other, a, b, c])
})
