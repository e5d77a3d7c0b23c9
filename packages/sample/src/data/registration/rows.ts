import type { PictureDetails } from '@console/core/media'
import type { About, Registration, RegistrationDocument } from '@console/domain/registration'

/** A stored document. */
export interface StoredDocument {
  type: RegistrationDocument
  /** Name of its file: a picture, or a PDF. */
  picture: string | null
  number: string
  expiresOn: string
}

/** A stored registration. Its other fields are derived from it, or belong to the business that it has become. */
export interface StoredRegistration extends Pick<
  Registration,
  'draftToken' | 'version' | 'option'
> {
  about: About
  documents: readonly StoredDocument[]
  /** Number of changes when the documents were saved: files that arrived later are not among them. */
  documentsSavedAt?: number
  beganAt: string
  changedAt: string
  /** `secureToken` of the business that it has become; null before that. */
  business: string | null
}

/** A file of a document. */
export interface StoredFile {
  version: number
  /**
   * Derived from the registration and the content, and signed like an access token, so that no one can guess it and no other
   * record shares the bytes.
   */
  mediaToken: string
  /** Its registration: no other one can refer to it. */
  draftToken: string
  /**
   * A `data:` address: for drawings of the seed, and for files sent before they were stored next to the log. Null if the bytes
   * are stored.
   */
  url: string | null
  /** Documents that it was sent for, and the number of changes when it last arrived. */
  sentFor?: Partial<Record<RegistrationDocument, number>>
  /** Null for a PDF. */
  width: number | null
  height: number | null
  /** Missing if there is an address. */
  stored?: FileRow
}

/** Metadata of bytes that are stored as a file, under the file's `mediaToken`. */
export interface FileRow {
  type: PictureDetails['type'] | 'application/pdf'
  name: string
  /** Number of bytes. */
  size: number
}
