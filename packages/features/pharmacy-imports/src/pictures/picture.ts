import type { Ref } from '@console/core/contracts'
import type { MatchedPictures, PictureFault } from '@console/core/media'

/** Where a file is on its way to a product. */
export type PictureState =
  | 'chosen'
  | 'looking'
  /** Its bytes are no picture that is taken. */
  | 'unfit'
  /** An earlier file has the same bytes. */
  | 'twice'
  | 'matching'
  /** The product shows it already. */
  | 'there'
  /** Nobody knows yet of which product it is. */
  | 'unmatched'
  /** Its product has as many pictures as it may have, with those that come before it here. */
  | 'over'
  /** It is known of which, and nothing is sent yet. */
  | 'ready'
  | 'queued'
  | 'sending'
  | 'failed'
  | 'shown'

/** How a product was found. */
export type MatchedBy = NonNullable<MatchedPictures['items'][number]['by']> | 'hand'

/** A file that was chosen. */
export interface Picture {
  id: number
  file: File
  state: PictureState
  /** Why it is unfit. */
  fault: PictureFault | null
  sha256: string
  /** A small one of it, as a `data:` address; null before it was looked at. */
  preview: string | null
  product: Ref | null
  by: MatchedBy | null
  /** Which share of it was sent, from 0 to 1. */
  sent: number
  /** Why it failed. */
  error: unknown
}

/** What is known of a file once it was looked at. */
export type Look = Pick<Picture, 'sha256' | 'preview'>

/** What is still to be done with the file, so that it would be lost with the page. */
export function isUnsent({ state }: Picture): boolean {
  return !['unfit', 'twice', 'there', 'over', 'shown'].includes(state)
}
