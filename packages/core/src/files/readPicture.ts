/** A picture that was chosen, with its size in pixels. */
export interface Picture {
  url: string
  width: number
  height: number
}

/** Why a file cannot be used as a picture. */
export type PictureFault = 'type' | 'size' | 'small'

/** A file that is larger is not even opened, in bytes. */
const largestFile = 20 * 1024 * 1024

/** The bytes by which files of a type are known, and from which byte on. */
const beginnings: readonly (readonly [type: string, offset: number, bytes: readonly number[]])[] = [
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  // "PNG" behind a byte that is no letter.
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47]],
  // "WEBP" within a RIFF.
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/** What a file is by how it begins, whatever it is called; null where it is no picture that is taken. */
export function typeOf(bytes: Uint8Array): string | null {
  const found = beginnings.find(([, offset, beginning]) =>
    beginning.every((byte, place) => bytes[offset + place] === byte),
  )
  return found?.[0] ?? null
}

/**
 * Opens a file as a picture.
 * @param least pixels: a smaller one is not taken
 */
export async function readPicture(
  file: Blob,
  least: Pick<Picture, 'width' | 'height'>,
): Promise<Picture | PictureFault> {
  if (file.size > largestFile) return 'size'
  const type = typeOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  if (type === null) return 'type'
  const url = await addressOf(file.slice(0, file.size, type))
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    return 'type'
  }
  const { naturalWidth: width, naturalHeight: height } = image
  return width < least.width || height < least.height ? 'small' : { url, width, height }
}

/** A file as a `data:` address. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
}
