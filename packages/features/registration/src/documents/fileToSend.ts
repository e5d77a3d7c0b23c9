import {
  isPdf,
  maxFileBytes,
  type Picture,
  type PictureFault,
  readPicture,
} from '@console/core/media'
import { minDocumentPicture } from '@console/domain/registration'

/** Maximum side length of a sent picture in pixels: print stays legible. */
const longest = 2400

/** Quality of JPEGs: 0 to 1. */
const quality = 0.85

/**
 * Prepares a chosen file for sending: a PDF unchanged, a picture as a new JPEG. This is smaller, and removes metadata
 * of cameras, such as the place.
 * @returns the reason if the file is refused
 */
export async function fileToSend(file: File): Promise<File | PictureFault> {
  if (isPdf(new Uint8Array(await file.slice(0, 5).arrayBuffer())))
    return file.size > maxFileBytes ? 'bytes' : file
  const picture = await readPicture(file, minDocumentPicture)
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
    // Transparency becomes white instead of black.
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
