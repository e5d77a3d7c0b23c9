import { expect, test } from 'vitest'
import { minPictureSide, maxFileBytes, pictureFaultOf } from './limits'
import { pictureDetailsOf, pictureTypeOf } from './pictureDetails'

const bytes = (text: string, ...before: number[]) =>
  new Uint8Array([...before, ...new TextEncoder().encode(text)])

test.each([
  [bytes('', 0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  [bytes('PNG\r\n', 0x89), 'image/png'],
  [bytes('RIFF1234WEBP'), 'image/webp'],
  [bytes('<svg onload='), null],
  [bytes('GIF89a'), null],
  [bytes(''), null],
])('detects the type of a file by its bytes', (given, type) => {
  expect(pictureTypeOf(given)).toBe(type)
})

/** The beginning of a file, and as much of the rest as is needed. */
const file = (...parts: (string | readonly number[])[]) =>
  new Uint8Array(
    Buffer.concat([
      ...parts.map((part) => Buffer.from(part as string, 'latin1')),
      Buffer.alloc(32),
    ]),
  )

test.each([
  ['PNG', file('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 3, 0x20, 0, 0, 2, 0x58])],
  [
    'JPEG after metadata and a fill byte',
    file([0xff, 0xd8, 0xff, 0xe1, 0, 4, 9, 9, 0xff, 0xff, 0xc2, 0, 17, 8, 2, 0x58, 3, 0x20]),
  ],
  ['WebP', file('RIFF....WEBPVP8 ....', [0, 0, 0, 0x9d, 1, 0x2a, 0x20, 3, 0x58, 2])],
  ['lossless WebP', file('RIFF....WEBPVP8L....', [0x2f, 0x1f, 0xc3, 0x95, 0])],
  [
    'WebP with an extended header',
    file('RIFF....WEBPVP8X....', [0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]),
  ],
])('the size of a %s is read from its bytes', (_, given) => {
  expect(pictureDetailsOf(given)).toMatchObject({ width: 800, height: 600 })
})

test.each([
  file([0xff, 0xd8, 0xff, 0xda]),
  file('\x89PNG'),
  bytes('\x89PNG', 1),
  file('RIFF....WEBPnone'),
])('a damaged picture has no details', (given) => {
  expect(pictureDetailsOf(given)).toBeNull()
})

test('gives the reason why a picture is refused', () => {
  const details = { type: 'image/png' as const, width: minPictureSide, height: minPictureSide }
  expect(pictureFaultOf(maxFileBytes, details)).toBeNull()
  expect(pictureFaultOf(maxFileBytes + 1, details)).toBe('bytes')
  expect(pictureFaultOf(1, null)).toBe('type')
  expect(pictureFaultOf(1, { ...details, width: minPictureSide - 1 })).toBe('small')
})
