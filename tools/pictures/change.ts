/** Describes a change of pixels, so that equal changes of many pictures can be recognized. */
import { createHash } from 'node:crypto'
import type { PNG } from 'pngjs'
import type { Difference } from './compare.ts'

/** A colour before and after, as hexadecimal RGB: `2a5bd7`. */
export type Recolouring = [before: string, after: string]

/** A change, apart from its position. */
export interface Change {
  /** Identity of the pixels within the box, before and after. */
  hash: string
  /** Present where every changed pixel is explained by colours that were replaced, most frequent first. */
  colours?: Recolouring[]
  /** Present where everything in the box has moved by the same distance, in pixels right and down. */
  moved?: { x: number; y: number }
}

/** Maximum number of replaced colours that make a recolouring. */
const maxColours = 4
/** Maximum error of a blended colour, per channel of 255. */
const rounding = 3
/** Maximum recognized movement, in pixels. */
const maxMove = 32

/** Identity of what a change shows for certain: the replaced colours, which differ in no picture by chance, or the pixels. */
export function evidenceOf({ colours, hash }: Change): string {
  return colours?.map((pair) => pair.join('>')).join() ?? hash
}

/** Describes the change between two pictures of the same size. */
export function describeChange(before: PNG, after: PNG, box: Difference['box']): Change {
  const sides = [before, after].map(
    ({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4),
  )
  const [one, other] = sides as [Uint32Array, Uint32Array]
  const { width } = before
  const hash = createHash('sha256').update(`${box.width}x${box.height}`)
  for (const side of [one, other])
    for (let y = box.top; y < box.top + box.height; y++) {
      const start = y * width + box.left
      hash.update(side.slice(start, start + box.width))
    }
  const change: Change = { hash: hash.digest('hex').slice(0, 20) }
  const colours = recolouringOf(one, other, width, box)
  if (colours) return { ...change, colours }
  const moved = moveOf(one, other, width, box)
  return moved ? { ...change, moved } : change
}

/** Offsets of the pixels in a box. */
function* pixelsOf(width: number, { left, top, width: columns, height: rows }: Difference['box']) {
  for (let y = top; y < top + rows; y++)
    for (let x = left; x < left + columns; x++) yield y * width + x
}

function recolouringOf(
  before: Uint32Array,
  after: Uint32Array,
  width: number,
  box: Difference['box'],
): Recolouring[] | undefined {
  const pairs = new Map<number, number>()
  const unchanged = new Set<number>()
  let changed = 0
  for (const at of pixelsOf(width, box)) {
    const [one = 0, other = 0] = [before[at], after[at]]
    if (one === other) {
      unchanged.add(one)
      continue
    }
    changed++
    // Outside one of two sizes.
    if (one === 0 || other === 0) return undefined
    const pair = rgbOf(one) * 0x1_00_00_00 + rgbOf(other)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  const replaced: { from: number; to: number }[] = []
  for (const [pair, count] of [...pairs].toSorted(([, one], [, other]) => other - one)) {
    const [from, to] = [Math.floor(pair / 0x1_00_00_00), pair % 0x1_00_00_00]
    if (replaced.some((main) => isBlend(from, to, main.from, main.to))) continue
    if (replaced.length === maxColours || count < changed / 50) return undefined
    replaced.push({ from, to })
  }
  // A colour that was there before is not a new one, and one of the surroundings was not replaced: something has appeared, disappeared or moved.
  const around = new Set([...edgeOf(before, width, box)].map(rgbOf))
  const there = new Set([
    ...[...unchanged].map(rgbOf),
    ...around,
    ...replaced.map(({ from }) => from),
  ])
  if (replaced.length === 0 || replaced.some(({ from, to }) => there.has(to) || around.has(from)))
    return undefined
  return replaced.map(({ from, to }) => [hexOf(from), hexOf(to)])
}

/** Pixels directly around a box. */
function* edgeOf(
  pixels: Uint32Array,
  width: number,
  { left, top, width: columns, height: rows }: Difference['box'],
) {
  for (let y = top - 1; y <= top + rows; y++)
    for (let x = left - 1; x <= left + columns; x++) {
      const isEdge = y < top || y === top + rows || x < left || x === left + columns
      const pixel = x < 0 || x >= width ? undefined : pixels[y * width + x]
      if (isEdge && pixel !== undefined) yield pixel
    }
}

function rgbOf(pixel: number): number {
  return pixel & 0xff_ff_ff
}

/** Reports whether a pixel changed as one does that blends a replaced colour with something unchanged. */
function isBlend(from: number, to: number, mainFrom: number, mainTo: number): boolean {
  const own = difference(from, to)
  const main = difference(mainFrom, mainTo)
  const length = main[0] ** 2 + main[1] ** 2 + main[2] ** 2
  const share = (own[0] * main[0] + own[1] * main[1] + own[2] * main[2]) / length
  if (share <= 0 || share > 1.02) return false
  return own.every((channel, at) => Math.abs(channel - share * (main[at] ?? 0)) <= rounding)
}

function difference(from: number, to: number): [number, number, number] {
  return [
    (to & 255) - (from & 255),
    ((to >> 8) & 255) - ((from >> 8) & 255),
    (to >> 16) - (from >> 16),
  ]
}

/** Pixels are stored as little-endian RGBA. */
function hexOf(colour: number): string {
  return [colour & 255, (colour >> 8) & 255, colour >> 16]
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
}

function moveOf(
  before: Uint32Array,
  after: Uint32Array,
  width: number,
  box: Difference['box'],
): Change['moved'] {
  for (let by = 1; by <= maxMove; by++)
    for (const [x, y] of [
      [0, by],
      [by, 0],
      [0, -by],
      [-by, 0],
    ] as const)
      if (isMove(before, after, width, box, x, y)) return { x, y }
  return undefined
}

function isMove(
  before: Uint32Array,
  after: Uint32Array,
  width: number,
  box: Difference['box'],
  x: number,
  y: number,
): boolean {
  for (const at of pixelsOf(width, box)) {
    if (after[at] === 0) continue
    const column = (at % width) - x
    if (column < 0 || column >= width || before[at - y * width - x] !== after[at]) return false
  }
  return true
}
