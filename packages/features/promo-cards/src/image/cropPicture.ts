import { mostBytes, pictureSize } from '@console/domain/promo-card'
import type { Picture } from '@console/core/media'

/** Part of a picture, in its pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** Maximum width of a cropped picture in pixels. */
const widest = 1600

/** Maximum zoom at which the part is not smaller than a card's picture. */
export function closest({ width, height }: Picture): number {
  return Math.max(1, Math.min(width, (height * 16) / 9) / pictureSize.width)
}

/** Crops a picture to 16:9, as a `data:` URL within the maximum size. */
export async function cropPicture({ url }: Picture, part: Part): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(Math.min(widest, Math.max(pictureSize.width, part.width)))
  canvas.height = Math.round((canvas.width * 9) / 16)
  const { x, y, width, height } = part
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const tries = [0.88, 0.75, 0.6, 0.45].map(
    (quality) => () => canvas.toDataURL('image/jpeg', quality),
  )
  for (const attempt of tries) {
    const address = attempt()
    if (address.length * 0.75 <= mostBytes) return address
  }
  return canvas.toDataURL('image/jpeg', 0.3)
}
