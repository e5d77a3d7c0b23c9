import { crc32, deflateSync } from 'node:zlib'

/**
 * Draws a picture of one colour, 700 by 700 pixels, as the bytes of a PNG. @param seed makes the pictures differ
 */
export function drawPng(seed: number): Buffer {
  const side = 700
  const colour = [seed * 37, seed * 59, seed * 83].map((part) => part % 256)
  const line = Buffer.from([0, ...Array.from({ length: side }, () => colour).flat()])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // Eight bits for each of three colours.
  head.set([8, 2], 8)
  const lines = Buffer.concat(Array.from({ length: side }, () => line))
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND')]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(name: string, content = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
