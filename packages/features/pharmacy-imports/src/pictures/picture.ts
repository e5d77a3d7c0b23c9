import type { Ref } from '@console/core/contracts'
import type { MatchedPictures, PictureFault } from '@console/core/media'

/** State of a picture file. */
export type PictureState =
  | 'chosen'
  | 'looking'
  /** Not an accepted picture. */
  | 'unfit'
  /** Identical to an earlier file. */
  | 'twice'
  | 'matching'
  /** Already a picture of the product. */
  | 'there'
  /** Product unknown. */
  | 'unmatched'
  /** The product reaches its maximum of pictures with those before it in the batch. */
  | 'over'
  /** Matched, but not sent yet. */
  | 'ready'
  | 'queued'
  | 'sending'
  | 'failed'
  | 'shown'

/** Match criterion of a product. */
export type MatchedBy = NonNullable<MatchedPictures['items'][number]['by']> | 'hand'

/** Chosen file. */
export interface Picture {
  id: number
  file: File
  state: PictureState
  /** Reason why it is unfit. */
  fault: PictureFault | null
  sha256: string
  /** Thumbnail as a `data:` URL; null before the check. */
  preview: string | null
  product: Ref | null
  by: MatchedBy | null
  /** Sent share, from 0 to 1. */
  sent: number
  /** Error of a failed upload. */
  error: unknown
}

/** Result of checking a file. */
export type Look = Pick<Picture, 'sha256' | 'preview'>

/** Checks whether a file is unsent, and would be lost with the page. */
export function isUnsent({ state }: Picture): boolean {
  return !['unfit', 'twice', 'there', 'over', 'shown'].includes(state)
}
