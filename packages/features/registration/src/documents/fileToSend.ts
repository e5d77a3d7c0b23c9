import {
  isPdf,
  mostFileBytes,
  type Picture,
  type PictureFault,
  readPicture,
} from '@console/core/media'
import { leastDocumentPicture } from '@console/domain/registration'

/** No picture is sent with a longer side, in pixels: print stays legible. */
const longest = 2400

/** How coarse a JPEG may be: 0 to 1. */
const quality = 0.85

/**
 * What is sent of a file that was chosen: a PDF as it is, a picture as a JPEG of its own. That is smaller, and what a camera writes beside a
 * picture, such as where it was taken, is gone.
 * @returns why it is not taken, where it is not
 */
export async function fileToSend(file: File): Promise<File | PictureFault> {
  if (isPdf(new Uint8Array(await file.slice(0, 5).arrayBuffer())))
    return file.size > mostFileBytes ? 'bytes' : file
  const picture = await readPicture(file, leastDocumentPicture)
  return typeof picture === 'string' ? picture : redrawn(picture, file.name)
}

async function redrawn({ url, width, height }: Picture, name: string): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    // What is see-through becomes paper, not black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  if (!jpeg) throw new Error('The picture cannot be drawn')
  return new File([jpeg], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}
