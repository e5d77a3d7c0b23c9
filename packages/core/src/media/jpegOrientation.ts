import { textAt, viewOf } from './bytes'

/** Orientation of a JPEG, from 1 to 8 (Exif 2.32, 4.6.5). 1: upright. */
export function jpegOrientation(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  let at = 2
  while (at + 4 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xda) return 1
    const length = view.getUint16(at + 2)
    if (marker === 0xe1 && textAt(bytes, at + 4, 6) === 'Exif\0\0')
      return orientationIn(bytes.subarray(at + 10, at + 2 + length))
    at += marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + length
  }
  return 1
}

/** Orientation tag in an Exif block, which is a TIFF. */
function orientationIn(tiff: Uint8Array): number {
  if (tiff.length < 14) return 1
  const view = viewOf(tiff)
  const isLittle = textAt(tiff, 0, 2) === 'II'
  const first = view.getUint32(4, isLittle)
  if (first + 2 > tiff.length) return 1
  const count = view.getUint16(first, isLittle)
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12
    if (at + 12 > tiff.length) return 1
    if (view.getUint16(at, isLittle) !== 0x0112) continue
    const orientation = view.getUint16(at + 8, isLittle)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}
