import type { PictureFacts } from './pictureFacts'

/** How large the file of a picture may be, in bytes. */
export const mostPictureBytes = 8 * 1024 * 1024

/** How wide and how high a picture is at least, in pixels. */
export const leastPictureSide = 600

/** How many pictures are matched at once at most. */
export const mostPictures = 200

/** Why a file is not taken as a picture: too many bytes, none of the types or damaged, too few pixels. */
export type PictureFault = 'bytes' | 'type' | 'small'

/** Why a file is not taken; null where it is. @param facts null where it is no picture */
export function pictureFaultOf(bytes: number, facts: PictureFacts | null): PictureFault | null {
  if (bytes > mostPictureBytes) return 'bytes'
  if (!facts) return 'type'
  return Math.min(facts.width, facts.height) < leastPictureSide ? 'small' : null
}
