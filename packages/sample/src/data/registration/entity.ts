import type { Entity } from '../../store/entity'
import type { StoredFile, StoredRegistration } from './rows'
import { files, registrations } from './seeds'

/** Stored registrations. */
export const registrationEntity: Entity<StoredRegistration> = {
  name: 'registrations',
  seed: registrations,
  token: 'draftToken',
}

/** Files of documents, stored once for all references. They keep the name from when all of them were pictures, for existing logs. */
export const fileEntity: Entity<StoredFile> = {
  name: 'registration-pictures',
  seed: files,
  token: 'mediaToken',
}
