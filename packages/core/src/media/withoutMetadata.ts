import { jpegOrientation } from './jpegOrientation'
import { type PictureType, pictureTypeOf } from './pictureFacts'
import { textAt, viewOf } from './bytes'

/**
 * A picture without what its camera or editor wrote beside it: place, time, device, names, comments. How it is turned, and its colours, stay.
 * The pixels are not touched. Other files and damaged pictures are returned as they are.
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
    // A byte that only fills.
    if (marker === 0xff) {
      at += 1
      continue
    }
    // The picture itself: the rest stays as it is.
    if (marker === 0xda) {
      parts.push(bytes.subarray(at))
      return joined(parts)
    }
    const end =
      marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
        ? at + 2
        : at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return null
    // Of the segments of applications only the header, the colours and Adobe's say how it is drawn; comments say nothing.
    const isKept =
      (marker < 0xe0 || marker > 0xef || [0xe0, 0xe2, 0xee].includes(marker)) && marker !== 0xfe
    if (isKept) parts.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

/** Exif with nothing but how a picture is turned. */
function exifSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = exifOf(orientation)
  return joined([Uint8Array.of(0xff, 0xe1, 0, 8 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0), tiff])
}

/** A TIFF of one entry. */
function exifOf(orientation: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  )
}

/** What an editor writes into a PNG beside the picture. */
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
    // What follows the end is no picture.
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
      // It says that there are Exif and XMP.
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
