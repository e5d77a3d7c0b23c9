import { sha256Of } from '@console/core/files'
import {
  maxFileBytes,
  type PictureFault,
  pictureDetailsOf,
  pictureFaultOf,
  withoutMetadata,
} from '@console/core/media'
import type { Look } from './picture'

/** Width and height of the thumbnail in pixels: twice its displayed size. */
const side = 128

/** Checks a file before it is sent: returns the reason of a refusal, or its hash and thumbnail. */
export async function lookAt(file: File): Promise<Look | PictureFault> {
  // It is not even read.
  if (file.size > maxFileBytes) return 'bytes'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const fault = pictureFaultOf(bytes.length, pictureDetailsOf(bytes))
  if (fault) return fault
  try {
    // As the server stores it: the place where a picture was taken is private.
    const clean = withoutMetadata(bytes)
    return { sha256: await sha256Of(clean), preview: await smallOf(file) }
  } catch {
    // It has the signature of a picture, but cannot be decoded.
    return 'type'
  }
}

/** Square thumbnail as a `data:` URL. */
async function smallOf(file: File): Promise<string> {
  const whole = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const cut = Math.min(whole.width, whole.height)
  const [left, top] = [(whole.width - cut) / 2, (whole.height - cut) / 2]
  canvas.getContext('2d')?.drawImage(whole, left, top, cut, cut, 0, 0, side, side)
  whole.close()
  // Keeps transparency.
  return canvas.toDataURL('image/webp', 0.7)
}
