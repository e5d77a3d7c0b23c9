/** Compares two pictures pixel by pixel. */
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { type Change, describeChange } from './change.ts'

/** Difference between two pictures. */
export interface Difference {
  /** Number of different pixels, including those that only one of two sizes covers. */
  pixels: number
  /** Bounding box of all differences, in pixels. */
  box: { left: number; top: number; width: number; height: number }
  /** The change itself, apart from its position. */
  change: Change
  /** The newer picture, faded, with differences in the report's colour. */
  png: Buffer
}

/** Undefined where both are identical to the last bit of every pixel. Nothing is tolerated: neither edges nor near colours. */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined
  const one = PNG.sync.read(before)
  const other = PNG.sync.read(after)
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [left, right] = [onto(one, width, height), onto(other, width, height)]
  const box = boxOf(left, right)
  if (!box) return undefined
  const shown = new PNG({ width, height })
  pixelmatch(left.data, right.data, shown.data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.15,
    diffColor: [214, 26, 106],
  })
  const change = describeChange(left, right, box.box)
  return { ...box, change, png: PNG.sync.write(shown, { deflateLevel: 4 }) }
}

/** Copies a picture onto a larger, transparent sheet. */
function onto(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const sheet = new PNG({ width, height })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet
}

/** Counted here and not by pixelmatch, whose threshold ignores the faintest differences. */
function boxOf(one: PNG, other: PNG): Pick<Difference, 'pixels' | 'box'> | undefined {
  const { width, height } = one
  const [left, right] = [one, other].map(
    ({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4),
  ) as [Uint32Array, Uint32Array]
  let pixels = 0
  let [x0, y0, x1, y1] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (left[y * width + x] === right[y * width + x]) continue
      pixels++
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
    }
  if (pixels === 0) return undefined
  return { pixels, box: { left: x0, top: y0, width: x1 - x0 + 1, height: y1 - y0 + 1 } }
}
