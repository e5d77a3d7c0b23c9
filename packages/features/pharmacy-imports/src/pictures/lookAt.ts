import { sha256Of } from '@console/core/files'
import {
  mostFileBytes,
  type PictureFault,
  pictureFactsOf,
  pictureFaultOf,
  withoutMetadata,
} from '@console/core/media'
import type { Look } from './picture'

/** How wide and high the small picture is, in pixels: twice what it is shown at. */
const side = 128

/** Looks at a file before it is sent: why it is not taken, or what it is known by. */
export async function lookAt(file: File): Promise<Look | PictureFault> {
  // It is not even read.
  if (file.size > mostFileBytes) return 'bytes'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const fault = pictureFaultOf(bytes.length, pictureFactsOf(bytes))
  if (fault) return fault
  try {
    // As the server stores it: where a picture was taken is nobody's business.
    const clean = withoutMetadata(bytes)
    return { sha256: await sha256Of(clean), preview: await smallOf(file) }
  } catch {
    // It begins as a picture does, and cannot be drawn.
    return 'type'
  }
}

/** A small picture, cut to a square, as a `data:` address. */
async function smallOf(file: File): Promise<string> {
  const whole = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const cut = Math.min(whole.width, whole.height)
  const [left, top] = [(whole.width - cut) / 2, (whole.height - cut) / 2]
  canvas.getContext('2d')?.drawImage(whole, left, top, cut, cut, 0, 0, side, side)
  whole.close()
  // It keeps what is see-through.
  return canvas.toDataURL('image/webp', 0.7)
}
