import type { PictureDetails } from '@console/core/media'
import type { Entity } from '../../store/entity'

/** Stored metadata of an uploaded picture; its bytes are stored as a file. */
interface StoredPicture extends PictureDetails {
  /** Name under which its bytes are stored. */
  mediaToken: string
  version: number
}

/** Stored uploaded pictures. */
export const pictureEntity: Entity<StoredPicture> = {
  name: 'pictures',
  seed: () => [],
  token: 'mediaToken',
}
