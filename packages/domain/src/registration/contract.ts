import { instant, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { approvalStatuses, reasonCodes, requestedChange } from '../approval/contract'
import { businessKinds } from '../business/contract'
import { countries, e164, identity } from '../parties/contract'
import { isNumbered, lasts, registrationDocuments, registrationOptions } from './terms'

const written = (min: number, max: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

/** First step: the applicant and the business. */
export const about = z.object({
  owner: z.object({
    first_name: written(1, 80),
    last_name: written(1, 80),
    email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)),
    /** E.164; spaces, brackets and dashes are removed. */
    user_phone: z.string().check(
      z.overwrite((phone) => phone.replaceAll(/[\s()-]/g, '')),
      z.regex(e164),
    ),
    idType: identity.shape.idType,
    /** Masked once the registration is submitted. */
    idNumber: written(4, 30),
  }),
  kind: z.enum(businessKinds),
  tradingName: written(2, 120),
  legalName: written(2, 160),
  registrationNo: written(3, 40),
  taxPin: written(5, 20),
})

export type About = z.infer<typeof about>

/** An uploaded file of a document: answer of `POST {business}/registrations/{draftToken}/files`. */
export const sentFile = z.object({
  /** Reference to the file when the documents are saved. Other registrations cannot use it. */
  fileToken: token,
  /** Detected from its bytes. */
  kind: z.enum(['picture', 'pdf']),
  /** File name at the applicant. */
  name: z.string(),
  /** Size of the file. */
  bytes: z.int().check(z.nonnegative()),
  /** Address of the file, valid for two hours at most; null once the registration is read-only. */
  url: z.nullable(z.string()),
})

export type SentFile = z.infer<typeof sentFile>

const sentDocument = z.object({
  type: z.enum(registrationDocuments),
  /** Null before one is uploaded. */
  file: z.nullable(sentFile),
  /** Empty for a document without its own number. */
  number: z.string().check(z.trim(), z.maxLength(40)),
  /** Last day; empty if it does not expire. */
  expiresOn: z.union([z.iso.date(), z.literal('')]),
})

/** A document, possibly incomplete. */
export type SentDocument = z.infer<typeof sentDocument>

/** Missing fields of a document. */
function missingOf({ type, file, number, expiresOn }: SentDocument): (keyof SentDocument)[] {
  return [
    ...(file === null ? (['file'] as const) : []),
    ...(isNumbered(type) && number.trim().length < 2 ? (['number'] as const) : []),
    ...(lasts(type) && expiresOn === '' ? (['expiresOn'] as const) : []),
  ]
}

/** Checks that a document is complete. */
export const isWhole = (document: SentDocument) => missingOf(document).length === 0

/** Body of `PUT {business}/registrations/{draftToken}/documents`: all required documents, each with the token of its file. */
export const documentsBody = z.object({
  documents: z.array(z.extend(sentDocument, { file: token })),
})

export type DocumentsBody = z.infer<typeof documentsBody>

/** Documents in a form, all complete; files are sent as tokens. */
export const documentsForm = z.pipe(
  z.object({
    documents: z.array(
      sentDocument.check((context) => {
        for (const field of missingOf(context.value))
          context.issues.push({ code: 'custom', input: '', path: [field] })
      }),
    ),
  }),
  z.transform(({ documents }): DocumentsBody => ({
    documents: documents.map((document) => ({
      ...document,
      file: document.file?.fileToken ?? '',
    })),
  })),
)

/** Place of business of an applicant. */
const place = z.object({
  country: z.enum(countries),
  county: written(1, 80),
  town: written(1, 80),
  line1: written(3, 160),
  /** Empty for none. */
  postalCode: z.string().check(z.trim(), z.maxLength(12)),
})

/** Body of `POST {business}/registrations/{draftToken}/submit`: the place, which completes the registration. */
export const registeredPlace = z.extend(place, {
  /** Message to the reviewer; empty for none. */
  reply: z.string().check(z.trim(), z.maxLength(500)),
})

export type RegisteredPlace = z.infer<typeof registeredPlace>

/** Body of `POST {business}/registrations`. */
export const beginning = z.object({ option: z.enum(registrationOptions), about })

/** Answer of `GET {business}/registrations/{draftToken}`: its token is enough to read and finish it. */
export const registration = z.object({
  draftToken: token,
  version: z.int().check(z.positive()),
  option: z.enum(registrationOptions),
  about,
  /** All required documents. */
  documents: z.array(sentDocument),
  /** Countries of the marketplace. */
  countries: z.array(z.enum(countries)),
  /** Set if all of them are complete. */
  hasDocuments: z.boolean(),
  /** Expiry, 30 days after the last change. */
  expiresAt: instant,
  /** Place; null before the submission. */
  place: z.nullable(place),
  /**
   * Changes requested by a reviewer: with them it can be edited and submitted again. Empty without requests about fields. A pointer refers to the
   * registration, to a document by its type (`/about/taxPin`, `/place`, `/documents/trade_permit`), or is empty for anything else.
   */
  asked: z.array(requestedChange),
  /** Resulting business; null before the submission. */
  submitted: z.nullable(
    z.object({
      /** `B-000401`. */
      businessNo: z.string(),
      submittedAt: instant,
      /** Deadline of the answer. */
      dueAt: instant,
      approvalStatus: z.enum(approvalStatuses),
      /** Message with requested changes or a rejection; null otherwise. */
      input: z.nullable(
        z.object({
          at: instant,
          reasonCode: z.nullable(z.enum(reasonCodes)),
          note: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})

export type Registration = z.infer<typeof registration>

/** Checks whether a registration can be edited: before its submission, and while changes are requested. */
export function isOpen({ submitted }: Pick<Registration, 'submitted'>): boolean {
  return submitted === null || submitted.approvalStatus === 'changes_requested'
}
