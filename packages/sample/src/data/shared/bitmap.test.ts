import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bitmap } from './bitmap'
import { glyphs } from './glyphs'
import type { Glyph } from '../names/goods'

/** Chunks of a PNG by name; throws if a checksum is wrong. */
function partsOf(url: string): Map<string, Buffer> {
  const file = Buffer.from(url.replace('data:image/png;base64,', ''), 'base64')
  expect(file.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n')
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < file.length;) {
    const end = at + 8 + file.readUInt32BE(at)
    const part = file.subarray(at + 4, end)
    expect(file.readUInt32BE(end)).toBe(crc32(part))
    parts.set(part.toString('latin1', 0, 4), part.subarray(4))
    at = end + 4
  }
  return parts
}

test.each(Object.keys(glyphs) as Glyph[])('%s is a PNG of 64 by 64 in two colours', (glyph) => {
  const parts = partsOf(bitmap(glyph, '#e3ecd8', '#4c6b2f'))
  expect([...parts.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  expect(parts.get('PLTE')?.toString('hex')).toBe('e3ecd84c6b2f')
  const data = inflateSync(parts.get('IDAT') ?? '')
  expect(data).toHaveLength(64 * 9)
  expect(data.some((byte) => byte !== 0)).toBe(true)
})
