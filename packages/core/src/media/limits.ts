import type { PictureDetails } from './pictureDetails'

/** Maximum size of an uploaded file, in bytes: a picture or a PDF. */
export const maxFileBytes = 8 * 1024 * 1024

/** Minimum width and height of a picture, in pixels. */
export const minPictureSide = 600

/** Maximum pixels of a picture: a decoded one takes four bytes for each, however small its file is. */
export const maxPicturePixels = 50_000_000

/** Maximum pictures per matching call. */
export const maxPictures = 200

/** Reason why a file is refused as a picture: too many bytes, a wrong type or damaged, too few pixels, too many. */
export type PictureFault = 'bytes' | 'type' | 'small' | 'pixels'

/** The size of a picture, in pixels. */
type Size = Pick<PictureDetails, 'width' | 'height'>

/**
 * Reason why a file is refused; null where it is accepted.
 * @param facts null where it is no picture
 * @param min minimum size
 */
export function pictureFaultOf(
  bytes: number,
  details: PictureDetails | null,
  min: Size = { width: minPictureSide, height: minPictureSide },
): PictureFault | null {
  if (bytes > maxFileBytes) return 'bytes'
  if (!details) return 'type'
  if (details.width * details.height > maxPicturePixels) return 'pixels'
  return details.width < min.width || details.height < min.height ? 'small' : null
}

/** Reports whether an address is a `data:` URL of an accepted picture type within the maximum size. */
export function isPictureData(address: string, maxBytes: number): boolean {
  const [head = '', data = ''] = address.split(',', 2)
  return /^data:image\/(jpeg|png|webp);base64$/.test(head) && data.length * 0.75 <= maxBytes
}
