import { expect, test } from 'vitest'
import { maxPicturePixels, pictureFaultOf } from './limits'
import { pictureDetailsOf } from './pictureDetails'
import { withoutMetadata } from './withoutMetadata'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? latin(part) : part)]))
const textOf = (file: Uint8Array) => String.fromCodePoint(...file)

const segment = (marker: number, content: string | readonly number[]) => {
  const inner = bytes(content)
  return [0xff, marker, (inner.length + 2) >> 8, (inner.length + 2) & 255, ...inner]
}

/** Exif of one entry, in either byte order, and padding behind it. */
const exif = (orientation: number, isLittle = false) =>
  bytes(
    'Exif\0\0',
    isLittle ? 'II' : 'MM',
    isLittle
      ? [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    [0, 0, 0, 0],
    'GPS',
  )

const frame = segment(0xc0, [8, 2, 0x58, 3, 0x20, 1, 1, 0x11, 0])
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 9, 9, 0xff, 0xd9]

function jpeg(orientation: number, isLittle = false) {
  return bytes(
    [0xff, 0xd8],
    segment(0xe0, 'JFIF\0'),
    segment(0xe1, [...exif(orientation, isLittle)]),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/ GPS'),
    segment(0xe2, 'ICC_PROFILE'),
    segment(0xed, 'Photoshop GPS'),
    segment(0xfe, 'a comment GPS'),
    frame,
    scan,
  )
}

test.each([true, false])(
  'a JPEG loses its metadata, except its orientation and colour profile, little-endian: %s',
  (isLittle) => {
    const clean = withoutMetadata(jpeg(6, isLittle))
    expect(textOf(clean)).not.toContain('GPS')
    expect(textOf(clean)).toContain('ICC_PROFILE')
    expect(textOf(clean)).toContain(textOf(bytes(scan)))
    expect(pictureDetailsOf(clean)).toMatchObject({ width: 600, height: 800 })
    expect(withoutMetadata(clean)).toEqual(clean)
  },
)

test.each([1, 2, 3, 4])('a JPEG of orientation %i has the size of its frame', (orientation) => {
  expect(pictureDetailsOf(jpeg(orientation))).toMatchObject({ width: 800, height: 600 })
})

test.each([5, 6, 7, 8])('a JPEG of orientation %i has width and height swapped', (orientation) => {
  expect(pictureDetailsOf(jpeg(orientation))).toMatchObject({ width: 600, height: 800 })
})

const chunk = (name: string, content: string | readonly number[]) => {
  const inner = bytes(content)
  return [0, 0, 0, inner.length, ...latin(name), ...inner, 0, 0, 0, 0]
}

test('a PNG keeps its pixels, but no metadata and nothing after its end', () => {
  const clean = withoutMetadata(
    bytes(
      [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
      chunk('IHDR', [0, 0, 3, 0x20, 0, 0, 2, 0x58, 8, 6, 0, 0, 0]),
      chunk('eXIf', 'GPS'),
      chunk('tEXt', 'GPS'),
      chunk('iTXt', 'GPS'),
      chunk('IDAT', 'pixels'),
      chunk('IEND', []),
      'GPS',
    ),
  )
  expect(textOf(clean)).not.toContain('GPS')
  expect(textOf(clean)).toContain('pixels')
  expect(pictureDetailsOf(clean)).toMatchObject({ width: 800, height: 600 })
})

test('a WebP loses its metadata, and its header declares none', () => {
  const part = (name: string, content: readonly number[]) =>
    bytes(name, [content.length, 0, 0, 0], content, content.length % 2 ? [0] : [])
  const parts = [
    ...part('VP8X', [0b1100, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]),
    ...part('VP8 ', [1, 2, 3]),
    ...part('EXIF', [...latin('GPS')]),
    ...part('XMP ', [...latin('GPS')]),
  ]
  const clean = withoutMetadata(bytes('RIFF', [parts.length + 4, 0, 0, 0], 'WEBP', parts))
  expect(textOf(clean)).not.toContain('GPS')
  expect(clean[20]).toBe(0)
  expect(clean[4]).toBe(clean.length - 8)
  expect(pictureDetailsOf(clean)).toMatchObject({ width: 800, height: 600 })
})

test.each(['a text', '\x89PNG and no more', '\xff\xd8\xff\xe1\xff\xff'])(
  'leaves an incomplete picture unchanged: %j',
  (text) => {
    expect(withoutMetadata(latin(text))).toEqual(latin(text))
  },
)

test('a picture of too many pixels is refused before it is drawn', () => {
  const details = { type: 'image/png' as const, width: 30_000, height: 30_000 }
  expect(pictureFaultOf(18_000, details)).toBe('pixels')
  expect(
    pictureFaultOf(18_000, { ...details, width: 5000, height: maxPicturePixels / 5000 }),
  ).toBeNull()
})
