import type { Picture } from '@console/core/media'

/** What a picture is cropped to. */
export interface PictureShape {
  /** Width by height; null for that of the chosen file. */
  aspect: number | null
  /** The smallest file that is taken, in pixels. */
  least: Pick<Picture, 'width' | 'height'>
  /** Width of a cropped picture at most, in pixels. */
  widest: number
  /** Size of a cropped picture at most. */
  maxBytes: number
  /** PNG keeps what is transparent; JPEG is for photographs. */
  type: 'image/jpeg' | 'image/png'
}

/** A part of a picture, in its pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** The aspect that a picture is cropped to. */
export const aspectOf = ({ width, height }: Picture, { aspect }: Pick<PictureShape, 'aspect'>) =>
  aspect ?? width / height

/** How far one can look closer without the part becoming smaller than the smallest file that is taken. */
export function closest(picture: Picture, shape: Pick<PictureShape, 'aspect' | 'least'>): number {
  const { width, height } = picture
  return Math.max(1, Math.min(width, height * aspectOf(picture, shape)) / shape.least.width)
}

/** Cuts a part out of a picture, as a `data:` address that is no larger than it may be. */
export async function cropPicture(
  { url }: Picture,
  { x, y, width, height }: Part,
  shape: Pick<PictureShape, 'least' | 'widest' | 'maxBytes' | 'type'>,
): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  const full = Math.round(Math.min(shape.widest, Math.max(shape.least.width, width)))
  function drawn(share: number, quality?: number) {
    canvas.width = Math.max(1, Math.round(full * share))
    canvas.height = Math.max(1, Math.round((canvas.width * height) / width))
    canvas
      .getContext('2d')
      ?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL(shape.type, quality)
  }
  // A PNG has no quality: it is made smaller.
  const tries =
    shape.type === 'image/jpeg'
      ? [0.88, 0.75, 0.6, 0.45].map((quality) => () => drawn(1, quality))
      : [1, 0.75, 0.5, 0.35, 0.25].map((share) => () => drawn(share))
  for (const attempt of tries) {
    const address = attempt()
    if (address.length * 0.75 <= shape.maxBytes) return address
  }
  return shape.type === 'image/jpeg' ? drawn(1, 0.3) : drawn(0.15)
}
