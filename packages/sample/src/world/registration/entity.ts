import type { Entity } from '../../store/entity'
import type { StoredFile, StoredRegistration } from './rows'
import { files, registrations } from './seeds'

/** What registers, as the store keeps it. */
export const registrationEntity: Entity<StoredRegistration> = {
  name: 'registrations',
  seed: registrations,
  token: 'draftToken',
}

/** Files of documents: kept once, whatever names them. They are called as they were when all of them were pictures, for logs that were kept. */
export const fileEntity: Entity<StoredFile> = {
  name: 'registration-pictures',
  seed: files,
  token: 'mediaToken',
}
