import { isPictureData, type Picture } from '@console/core/media'

/** Format of a cropped picture. */
export interface PictureShape {
  /** Width divided by height; null keeps that of the file. */
  aspect: number | null
  /** Minimum size of a file, in pixels. */
  min: Pick<Picture, 'width' | 'height'>
  /** Maximum width of a cropped picture, in pixels. */
  widest: number
  /** Maximum size of a cropped picture. */
  maxBytes: number
  /** PNG keeps transparency; JPEG is for photographs. */
  type: 'image/jpeg' | 'image/png'
}

/** Part of a picture, in its pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** Aspect ratio that a picture is cropped to. */
export const aspectOf = ({ width, height }: Picture, { aspect }: Pick<PictureShape, 'aspect'>) =>
  aspect ?? width / height

/** Maximum zoom at which the part is not smaller than the minimum size of a file. */
export function closest(picture: Picture, shape: Pick<PictureShape, 'aspect' | 'min'>): number {
  const { width, height } = picture
  return Math.max(1, Math.min(width, height * aspectOf(picture, shape)) / shape.min.width)
}

/** Crops a picture, as a `data:` URL within the maximum size. */
export async function cropPicture(
  { url }: Picture,
  { x, y, width, height }: Part,
  shape: Pick<PictureShape, 'min' | 'widest' | 'maxBytes' | 'type'>,
): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  const full = Math.round(Math.min(shape.widest, Math.max(shape.min.width, width)))
  function drawn(share: number, quality?: number) {
    canvas.width = Math.max(1, Math.round(full * share))
    canvas.height = Math.max(1, Math.round((canvas.width * height) / width))
    canvas
      .getContext('2d')
      ?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL(shape.type, quality)
  }
  // PNG has no quality setting: it is scaled down.
  const tries =
    shape.type === 'image/jpeg'
      ? [0.88, 0.75, 0.6, 0.45].map((quality) => () => drawn(1, quality))
      : [1, 0.75, 0.5, 0.35, 0.25].map((share) => () => drawn(share))
  for (const attempt of tries) {
    const address = attempt()
    if (isPictureData(address, shape.maxBytes)) return address
  }
  return shape.type === 'image/jpeg' ? drawn(1, 0.3) : drawn(0.15)
}
