import type { PictureFacts } from '@console/core/media'
import type { About, Registration, RegistrationDocument } from '@console/domain/registration'

/** A document as the world keeps it. */
export interface StoredDocument {
  type: RegistrationDocument
  /** The name of its file: a picture, or a PDF. */
  picture: string | null
  number: string
  expiresOn: string
}

/** A registration as the world keeps it. What else is said of it is counted from this, or is the business's that it has become. */
export interface StoredRegistration extends Pick<
  Registration,
  'draftToken' | 'version' | 'option'
> {
  about: About
  documents: readonly StoredDocument[]
  /** How many changes there were when the documents were saved: files that arrived later are not among them. */
  documentsSavedAt?: number
  beganAt: string
  changedAt: string
  /** The `secureToken` of the business that it has become; null before that. */
  business: string | null
}

/** A file of a document. */
export interface StoredFile {
  version: number
  /** Derived from the registration and the content, and signed like an access token, so that nobody guesses it and no other record shares the bytes. */
  mediaToken: string
  /** Whose it is: no other registration can name it. */
  draftToken: string
  /** A `data:` address: of what the seed draws, and of what was sent before files were kept beside the log. Null where bytes are kept. */
  url: string | null
  /** The documents that it was sent for, and how many changes there were when it last arrived. */
  sentFor?: Partial<Record<RegistrationDocument, number>>
  /** Null for a PDF. */
  width: number | null
  height: number | null
  /** Left out where there is an address. */
  kept?: KeptFile
}

/** Facts about bytes that are stored as a file, under the file's `mediaToken`. */
export interface KeptFile {
  type: PictureFacts['type'] | 'application/pdf'
  name: string
  /** How many. */
  size: number
}
