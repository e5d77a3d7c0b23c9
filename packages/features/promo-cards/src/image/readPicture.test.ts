import { expect, test } from 'vitest'
import { readPicture, typeOf } from './readPicture'

const bytes = (...values: (number | string)[]) =>
  new Uint8Array(
    values.flatMap((value) =>
      typeof value === 'number' ? value : [...value].map((letter) => letter.codePointAt(0)!),
    ),
  )

test.each([
  [bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  [bytes(0x89, 'PNG\r\n'), 'image/png'],
  [bytes('RIFF', 1, 2, 3, 4, 'WEBP'), 'image/webp'],
  [bytes('<svg onload='), null],
  [bytes('GIF89a'), null],
  [bytes(), null],
])('what a file is, its bytes say', (given, type) => {
  expect(typeOf(given)).toBe(type)
})

test('what is called a picture and is none is not taken', async () => {
  expect(await readPicture(new File(['<script>'], 'a.png', { type: 'image/png' }))).toBe('type')
})
