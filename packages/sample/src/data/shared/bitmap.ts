import { glyphBitmaps } from './glyphBitmaps'
import type { Glyph } from '../names/goods'

/** Address of a glyph's bitmap, 64 by 64, on a background; colours are written `#rrggbb`. */
export function bitmap(glyph: Glyph, ground: string, ink: string): string {
  const colours = [ground, ink].map((colour) => bytesOf(colour)).join('')
  const png = ['\x89PNG\r\n\x1a\n', header, chunk('PLTE', colours), data(glyph), chunk('IEND', '')]
  return `data:image/png;base64,${btoa(png.join(''))}`
}

function data(glyph: Glyph): string {
  return chunk('IDAT', atob(glyphBitmaps[glyph]))
}

function bytesOf(colour: string): string {
  const value = Number.parseInt(colour.slice(1), 16)
  return String.fromCharCode(value >> 16, (value >> 8) & 255, value & 255)
}

/** A chunk of a PNG: its length, its name, its content, and a checksum of both. */
function chunk(name: string, content: string): string {
  return four(content.length) + name + content + four(checksum(name + content))
}

function four(value: number): string {
  return String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
}

/** CRC-32, as required by PNG. */
function checksum(text: string): number {
  let sum = ~0
  for (const character of text) {
    sum ^= character.charCodeAt(0)
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~sum
}

/** 64 by 64 pixels of one bit, which is an index into the palette. */
const header = chunk('IHDR', `${four(64)}${four(64)}\x01\x03\0\0\0`)
