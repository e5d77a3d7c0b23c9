import { jpegOrientation } from './jpegOrientation'
import { type PictureType, pictureTypeOf } from './pictureDetails'
import { textAt, viewOf } from './bytes'

/**
 * Removes a picture's metadata: location, time, device, names, comments. Orientation and colours stay. The pixels are not touched. Other
 * files and damaged pictures are returned unchanged.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const type = pictureTypeOf(bytes)
  return (type && stripped[type](bytes)) ?? bytes
}

const stripped: Readonly<
  Record<PictureType, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> | null>
> = { 'image/jpeg': strippedJpeg, 'image/png': strippedPng, 'image/webp': strippedWebp }

/** Segments follow each other, each with its length, until the picture begins (ITU-T T.81, annex B). */
function strippedJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes)
  const parts: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, 2)]
  const orientation = jpegOrientation(bytes)
  if (orientation !== 1) parts.push(exifSegment(orientation))
  let at = 2
  while (at + 4 <= bytes.length) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // A fill byte.
    if (marker === 0xff) {
      at += 1
      continue
    }
    // The picture itself: the rest is unchanged.
    if (marker === 0xda) {
      parts.push(bytes.subarray(at))
      return joined(parts)
    }
    const end =
      marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
        ? at + 2
        : at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return null
    // Of the application segments only the header, the colours and Adobe's affect rendering; comments don't.
    const isRetained =
      (marker < 0xe0 || marker > 0xef || [0xe0, 0xe2, 0xee].includes(marker)) && marker !== 0xfe
    if (isRetained) parts.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

/** Exif with only the orientation of a picture. */
function exifSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = exifOf(orientation)
  return joined([Uint8Array.of(0xff, 0xe1, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0), tiff])
}

/** A TIFF of one entry. */
function exifOf(orientation: number): Uint8Array<ArrayBuffer> {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const end = [0, 0, 0, 0]
  return Uint8Array.from([...header, ...entry, ...end])
}

/** Metadata chunks of a PNG. */
const pngNotes = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']

function strippedPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return null
    const name = textAt(bytes, at + 4, 4)
    if (!pngNotes.includes(name)) parts.push(bytes.subarray(at, end))
    // Data behind the end is not part of the picture.
    if (name === 'IEND') return joined(parts)
    at = end
  }
  return null
}

function strippedWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let at = 12
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > bytes.length) return null
    const name = textAt(bytes, at, 4)
    if (name !== 'EXIF' && name !== 'XMP ') {
      const part = bytes.slice(at, end)
      // Clears the flags of Exif and XMP.
      if (name === 'VP8X') part[8] = (part[8] ?? 0) & ~0b1100
      parts.push(part)
    }
    at = end
  }
  const body = joined(parts)
  const head = bytes.slice(0, 12)
  viewOf(head).setUint32(4, body.length + 4, true)
  return joined([head, body])
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
