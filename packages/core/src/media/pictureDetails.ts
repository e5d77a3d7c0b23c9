import { jpegOrientation } from './jpegOrientation'

/** Type and size of a picture, read from its bytes: whatever its name, and without decoding it. */
export interface PictureDetails {
  type: PictureType
  /** In pixels, as displayed: after applying the camera's orientation. */
  width: number
  height: number
}

/** Accepted types of pictures. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** An accepted type of picture. */
export type PictureType = (typeof pictureTypes)[number]

/** Signature of each file type, and its offset. */
const beginnings: readonly (readonly [PictureType, number, readonly number[]])[] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  // "PNG" behind a byte that is no letter.
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47]],
  // "WEBP" within a RIFF.
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/** Type of a file by its signature, whatever its name; null where it is no accepted picture. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const found = beginnings.find(([, offset, beginning]) =>
    beginning.every((byte, place) => bytes[offset + place] === byte),
  )
  return found?.[0] ?? null
}

/** Checks whether a file is a PDF by its signature (ISO 32000-1, 7.5.2), whatever its name. */
export function isPdf(bytes: Uint8Array): boolean {
  return [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, place) => bytes[place] === byte)
}

/** Type and size of a picture, read from its bytes; null where it is not accepted, or is damaged. */
export function pictureDetailsOf(bytes: Uint8Array): PictureDetails | null {
  const type = pictureTypeOf(bytes)
  const size = type && sizeOf[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!type || !size || size.width === 0 || size.height === 0) return null
  const { width, height } = size
  // From 5 on it is rotated by a quarter.
  const isTurned = type === 'image/jpeg' && jpegOrientation(bytes) >= 5
  return isTurned ? { type, width: height, height: width } : { type, width, height }
}

type Size = Pick<PictureDetails, 'width' | 'height'>

const sizeOf: Readonly<Record<PictureType, (view: DataView) => Size | null>> = {
  'image/png': (view) =>
    view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) },
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
}

/** Finds the frame: segments follow each other, each with its length (ITU-T T.81, annex B). */
function jpegSize(view: DataView): Size | null {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // A fill byte, or a marker without a length.
    at +=
      marker === 0xff
        ? 1
        : marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
          ? 2
          : 2 + view.getUint16(at + 2)
  }
  return null
}

/** A WebP picture is simple (`VP8 `), lossless (`VP8L`), or extended (`VP8X`): RFC 9649. */
function webpSize(view: DataView): Size | null {
  if (view.byteLength < 30) return null
  const kind = String.fromCodePoint(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  switch (kind) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X': {
      const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00 + 1
      return { width: three(24), height: three(27) }
    }
    default:
      return null
  }
}
