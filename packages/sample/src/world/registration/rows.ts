import type { About, Registration, RegistrationDocument } from '@console/domain/registration'

/** A document as the world keeps it: of its picture the name. */
export interface StoredDocument {
  type: RegistrationDocument
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
  beganAt: string
  changedAt: string
  /** The `secureToken` of the business that it has become; null before that. */
  business: string | null
}

/** A picture of a document. */
export interface StoredPicture {
  version: number
  mediaToken: string
  /** Whose it is: no other registration can name it. */
  draftToken: string
  url: string
  width: number
  height: number
}
