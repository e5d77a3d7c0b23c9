import type { Entity } from '../../store/entity'
import type { StoredPicture, StoredRegistration } from './rows'
import { pictures, registrations } from './seeds'

/** What registers, as the store keeps it. */
export const registrationEntity: Entity<StoredRegistration> = {
  name: 'registrations',
  seed: registrations,
  token: 'draftToken',
}

/** Pictures of documents: kept once, whatever names them. */
export const pictureEntity: Entity<StoredPicture> = {
  name: 'registration-pictures',
  seed: pictures,
  token: 'mediaToken',
}
