import type { PictureFacts } from '@console/core/media'
import type { Entity } from '../../store/entity'

/** What is known of a picture that was sent; its bytes are kept as a file. */
interface StoredPicture extends PictureFacts {
  /** What its bytes are kept under. */
  mediaToken: string
  version: number
}

/** Pictures that were sent, as the store keeps them. */
export const pictureEntity: Entity<StoredPicture> = {
  name: 'pictures',
  seed: () => [],
  token: 'mediaToken',
}
