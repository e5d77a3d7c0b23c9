import { expect, test } from 'vitest'
import { readPicture, typeOf } from './readPicture'

const size = { width: 1, height: 1 }

const bytes = (text: string, ...before: number[]) =>
  new Uint8Array([...before, ...new TextEncoder().encode(text)])

test.each([
  [bytes('', 0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  [bytes('PNG\r\n', 0x89), 'image/png'],
  [bytes('RIFF1234WEBP'), 'image/webp'],
  [bytes('<svg onload='), null],
  [bytes('GIF89a'), null],
  [bytes(''), null],
])('what a file is, its bytes say', (given, type) => {
  expect(typeOf(given)).toBe(type)
})

test('what is called a picture and is none is not taken', async () => {
  expect(await readPicture(new File(['<script>'], 'a.png', { type: 'image/png' }), size)).toBe(
    'type',
  )
})
