import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { describeChange, evidenceOf } from './change.ts'
import { colourName, recolouringName } from './colourName.ts'
import { compare } from './compare.ts'
import { groupsOf } from './groups.ts'
import { type Entry, statuses } from './report.ts'

type Colour = [red: number, green: number, blue: number]

const white: Colour = [255, 255, 255]
const blue: Colour = [42, 91, 215]
const green: Colour = [26, 154, 58]
const black: Colour = [0, 0, 0]

/** A white picture of 20 × 20 pixels with coloured rectangles. */
function picture(...parts: [left: number, top: number, size: number, colour: Colour][]): PNG {
  const png = new PNG({ width: 20, height: 20 })
  png.data.fill(255)
  for (const [left, top, size, colour] of parts)
    for (let y = top; y < top + size; y++)
      for (let x = left; x < left + size; x++) png.data.set(colour, (y * 20 + x) * 4)
  return png
}

function changeOf(before: PNG, after: PNG) {
  const found = compare(PNG.sync.write(before), PNG.sync.write(after))
  if (!found) throw new Error('The pictures are equal.')
  return found.change
}

function mixed(one: Colour, other: Colour): Colour {
  return one.map((channel, at) => Math.round((channel + (other[at] ?? 0)) / 2)) as Colour
}

test('equal changes have the same hash, wherever they are', () => {
  const one = changeOf(picture(), picture([2, 2, 4, blue]))
  const elsewhere = changeOf(picture(), picture([9, 5, 4, blue]))
  expect(elsewhere.hash).toBe(one.hash)
  expect(changeOf(picture(), picture([2, 2, 5, blue])).hash).not.toBe(one.hash)
  expect(changeOf(picture(), picture([2, 2, 4, green])).hash).not.toBe(one.hash)
})

test('recognizes a replaced colour with its blended edges', () => {
  const button = (colour: Colour) =>
    picture([2, 2, 10, mixed(colour, white)], [3, 3, 8, colour], [5, 5, 2, black])
  expect(changeOf(button(blue), button(green)).colours).toEqual([['2a5bd7', '1a9a3a']])
})

test('a replaced colour has the same evidence in every picture, and other changes have their own', () => {
  const [small, large] = [4, 9].map((size) =>
    changeOf(picture([2, 2, size, blue]), picture([2, 2, size, green])),
  )
  const moved = changeOf(picture([4, 4, 6, blue]), picture([4, 5, 6, blue]))
  if (!small || !large) throw new Error('No change.')
  expect(small.hash).not.toBe(large.hash)
  expect(evidenceOf(small)).toBe(evidenceOf(large))
  expect(evidenceOf(moved)).toBe(moved.hash)
})

test('does not take content that appears, disappears or changes otherwise for a replaced colour', () => {
  const plain = picture([2, 2, 10, blue])
  expect(changeOf(plain, picture()).colours).toBeUndefined()
  expect(changeOf(picture(), plain).colours).toBeUndefined()
  expect(
    changeOf(picture([2, 2, 10, blue], [15, 15, 2, blue]), picture([2, 2, 4, blue])).colours,
  ).toBeUndefined()
  const spot: [number, number, number, Colour] = [8, 8, 1, black]
  expect(changeOf(plain, picture([2, 2, 10, green], spot)).colours).toBeUndefined()
})

test('recognizes content that has moved', () => {
  const before = picture([4, 4, 6, blue], [5, 5, 2, black])
  expect(changeOf(before, picture([4, 7, 6, blue], [5, 8, 2, black])).moved).toEqual({ x: 0, y: 3 })
  expect(changeOf(before, picture([2, 4, 6, blue], [3, 5, 2, black])).moved).toEqual({
    x: -2,
    y: 0,
  })
  expect(changeOf(before, picture([4, 7, 6, blue], [5, 8, 1, black])).moved).toBeUndefined()
})

test('describes only the pixels within the box', () => {
  const box = { left: 2, top: 2, width: 4, height: 4 }
  const [before, after] = [picture([2, 2, 4, blue]), picture([2, 2, 4, green])]
  const other = picture([2, 2, 4, green], [10, 10, 3, black])
  expect(describeChange(before, other, box)).toEqual(describeChange(before, after, box))
})

test('names colours in plain words', () => {
  const named = ['2a5bd7', '1a9a3a', 'ffffff', '101010', '888888', 'd61a1a', '8a4b08', 'b3d1ff']
  expect(named.map(colourName)).toEqual([
    'blue',
    'green',
    'white',
    'black',
    'grey',
    'red',
    'brown',
    'light blue',
  ])
  expect(recolouringName(['2a5bd7', '2a5bd9'])).toBe('blue #2a5bd7 to #2a5bd9')
})

const toGreen = { hash: 'a', colours: [['2a5bd7', '1a9a3a'] as [string, string]] }

function entry(title: string, key: string, rest: Partial<Entry> = {}): Entry {
  return {
    key,
    story: key,
    title,
    name: 'Filled',
    file: '',
    mode: 'light-ltr-desktop',
    status: 'changed',
    box: { left: 0, top: 0, width: 84, height: 44 },
    ...rest,
  }
}

test('shows a change of many pictures as one group, named after the part that it comes from', () => {
  const screens = ['orders', 'products'].map((name) =>
    entry(`features/${name}`, name, { change: { ...toGreen, hash: name } }),
  )
  const [group, ...others] = groupsOf(
    [...screens, entry('ui/primitives/Button', 'button', { change: toGreen })],
    statuses,
  )
  expect(others).toEqual([])
  expect(group).toMatchObject({
    name: 'Button, 44×84, blue to green, also in 2 other components',
    sample: 'button',
    keys: ['button', 'orders', 'products'],
  })
})

test('groups equal and moved pixels, and other changes by component', () => {
  const groups = groupsOf(
    [
      entry('features/a', 'a1', { change: { hash: 'same' } }),
      entry('features/b', 'b1', { change: { hash: 'same' } }),
      entry('features/a', 'a2', { change: { hash: 'x', moved: { x: 0, y: 1 } } }),
      entry('features/b', 'b2', { change: { hash: 'y', moved: { x: 0, y: 1 } } }),
      entry('features/c', 'c1', { change: { hash: 'p' } }),
      entry('features/c', 'c2', { change: { hash: 'q' } }),
      entry('features/d', 'd1', { status: 'new', box: undefined }),
    ],
    statuses,
  )
  expect(groups.map(({ keys }) => keys)).toEqual([['a1', 'b1'], ['a2', 'b2'], ['c1', 'c2'], ['d1']])
  expect(groups[1]?.name).toContain('moved 1 pixel down')
})
