import type { PictureFacts } from './pictureFacts'

/** How large a file that is sent may be, in bytes: a picture or a PDF. */
export const mostFileBytes = 8 * 1024 * 1024

/** How wide and how high a picture is at least, in pixels. */
export const leastPictureSide = 600

/** How many pixels a picture has at most: one that is drawn takes four bytes for each, however small its file is. */
export const maxPicturePixels = 50_000_000

/** How many pictures are matched at once at most. */
export const mostPictures = 200

/** Why a file is not taken as a picture: too many bytes, none of the types or damaged, too few pixels, too many. */
export type PictureFault = 'bytes' | 'type' | 'small' | 'pixels'

/** The size of a picture, in pixels. */
type Size = Pick<PictureFacts, 'width' | 'height'>

/**
 * Why a file is not taken; null where it is.
 * @param facts null where it is no picture
 * @param least the smallest picture that is taken
 */
export function pictureFaultOf(
  bytes: number,
  facts: PictureFacts | null,
  least: Size = { width: leastPictureSide, height: leastPictureSide },
): PictureFault | null {
  if (bytes > mostFileBytes) return 'bytes'
  if (!facts) return 'type'
  if (facts.width * facts.height > maxPicturePixels) return 'pixels'
  return facts.width < least.width || facts.height < least.height ? 'small' : null
}
