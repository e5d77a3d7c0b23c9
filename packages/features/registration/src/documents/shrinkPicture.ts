import type { Picture } from '@console/core/media'
import { mostPictureBytes } from '@console/domain/registration'

/** No picture is sent with a longer side, in pixels: print stays legible. */
const longest = 1600

/** How much smaller and coarser a picture is made, one try after the other, until it is small enough. */
const tries = [
  { scale: 1, quality: 0.8 },
  { scale: 1, quality: 0.6 },
  { scale: 0.75, quality: 0.6 },
  { scale: 0.6, quality: 0.5 },
  { scale: 0.45, quality: 0.45 },
] as const

/**
 * A picture as a JPEG `data:` address that may be sent: turned into a smaller one, and what a camera writes beside it, such as where it
 * was taken, is gone.
 */
export async function shrinkPicture({ url, width, height }: Picture): Promise<Picture> {
  const image = new Image()
  image.src = url
  await image.decode()
  const most = Math.min(1, longest / Math.max(width, height))
  let smallest: Picture = { url, width, height }
  for (const { scale, quality } of tries) {
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * most * scale))
    canvas.height = Math.max(1, Math.round(height * most * scale))
    const context = canvas.getContext('2d')
    if (context) {
      // What is see-through becomes paper, not black.
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
    }
    smallest = {
      url: canvas.toDataURL('image/jpeg', quality),
      width: canvas.width,
      height: canvas.height,
    }
    if (smallest.url.length * 0.75 <= mostPictureBytes) break
  }
  return smallest
}
