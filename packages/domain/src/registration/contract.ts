import { instant, token } from '@console/core/contracts'
import * as z from 'zod/mini'
import { approvalStatuses, reasonCodes, requestedChange } from '../approval/contract'
import { businessKinds } from '../business/contract'
import { countries, e164, identity } from '../parties/contract'
import { isNumbered, lasts, registrationDocuments, registrationOptions } from './terms'

const written = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most))

/** What is asked first: who it is, and what they own. */
export const about = z.object({
  owner: z.object({
    first_name: written(1, 80),
    last_name: written(1, 80),
    email: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254)),
    /** E.164; spaces, brackets and dashes between are left out. */
    user_phone: z.string().check(
      z.overwrite((phone) => phone.replaceAll(/[\s()-]/g, '')),
      z.regex(e164),
    ),
    idType: identity.shape.idType,
    /** Masked from the moment on in which the registration is sent off. */
    idNumber: written(4, 30),
  }),
  kind: z.enum(businessKinds),
  tradingName: written(2, 120),
  legalName: written(2, 160),
  registrationNo: written(3, 40),
  taxPin: written(5, 20),
})

/** Who registers, and what they own. */
export type About = z.infer<typeof about>

/** A file of a document that was sent in: answer of `POST {business}/registrations/{draftToken}/files`. */
export const sentFile = z.object({
  /** What it is named by when the documents are kept. No other registration can name it. */
  fileToken: token,
  /** What it is, by its bytes. */
  kind: z.enum(['picture', 'pdf']),
  /** As it was called where it was chosen. */
  name: z.string(),
  /** How large it is. */
  bytes: z.int().check(z.nonnegative()),
  /** Where it is read from, for two hours at most; null where the registration cannot be written: nobody needs to see it then. */
  url: z.nullable(z.string()),
})

/** A file of a document that was sent in. */
export type SentFile = z.infer<typeof sentFile>

const sentDocument = z.object({
  type: z.enum(registrationDocuments),
  /** Null while none was chosen. */
  file: z.nullable(sentFile),
  /** Empty where the document has none of its own. */
  number: z.string().check(z.trim(), z.maxLength(40)),
  /** Its last day; empty where it has none. */
  expiresOn: z.union([z.iso.date(), z.literal('')]),
})

/** A document, as far as it was sent in. */
export type SentDocument = z.infer<typeof sentDocument>

/** What has to be sent in of a document and is missing. */
function missingOf({ type, file, number, expiresOn }: SentDocument): (keyof SentDocument)[] {
  return [
    ...(file === null ? (['file'] as const) : []),
    ...(isNumbered(type) && number.trim().length < 2 ? (['number'] as const) : []),
    ...(lasts(type) && expiresOn === '' ? (['expiresOn'] as const) : []),
  ]
}

/** Whether all of a document is there. */
export const isWhole = (document: SentDocument) => missingOf(document).length === 0

/** Body of `PUT {business}/registrations/{draftToken}/documents`: all that are asked for, each with the name of its file. */
export const documentsBody = z.object({
  documents: z.array(z.extend(sentDocument, { file: token })),
})

/** What is sent in of the documents. */
export type DocumentsBody = z.infer<typeof documentsBody>

/** The documents as they stand in a form, each whole; what is sent of a file is its name. */
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

/** Where something that registers is. */
const place = z.object({
  country: z.enum(countries),
  county: written(1, 80),
  town: written(1, 80),
  line1: written(3, 160),
  /** Empty for none. */
  postalCode: z.string().check(z.trim(), z.maxLength(12)),
})

/** Body of `POST {business}/registrations/{draftToken}/submit`: where it is, with which it is sent off. */
export const registeredPlace = z.extend(place, {
  /** What is said with it to who reviews it; empty for nothing. */
  reply: z.string().check(z.trim(), z.maxLength(500)),
})

/** Where something that registers is, with which it is sent off. */
export type RegisteredPlace = z.infer<typeof registeredPlace>

/** Body of `POST {business}/registrations`. */
export const beginning = z.object({ option: z.enum(registrationOptions), about })

/** Answer of `GET {business}/registrations/{draftToken}`: who has the token can read and finish it. */
export const registration = z.object({
  draftToken: token,
  version: z.int().check(z.positive()),
  option: z.enum(registrationOptions),
  about,
  /** Each that is asked for. */
  documents: z.array(sentDocument),
  /** The countries that the marketplace is in. */
  countries: z.array(z.enum(countries)),
  /** Whether all of them were sent in. */
  hasDocuments: z.boolean(),
  /** After it, it is gone: 30 days after the last change. */
  expiresAt: instant,
  /** Where it is, once it was sent off; null before that. */
  place: z.nullable(place),
  /**
   * What a reviewer has asked to be changed: it can be changed then, and sent in again. Empty where nothing is asked of a field. A pointer leads into
   * the registration, to a document by its type (`/about/taxPin`, `/place`, `/documents/trade_permit`), or is empty: to something it has no field for.
   */
  asked: z.array(requestedChange),
  /** What it has become; null while it is being written. */
  submitted: z.nullable(
    z.object({
      /** `B-000401`. */
      businessNo: z.string(),
      submittedAt: instant,
      /** By when it is answered. */
      dueAt: instant,
      approvalStatus: z.enum(approvalStatuses),
      /** What was said where changes were requested or it was rejected; null otherwise. */
      said: z.nullable(
        z.object({
          at: instant,
          reasonCode: z.nullable(z.enum(reasonCodes)),
          note: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})

/** A registration, as far as it has come. */
export type Registration = z.infer<typeof registration>

/** Whether a registration can be written: before it is sent off, and while changes are requested. */
export function isOpen({ submitted }: Pick<Registration, 'submitted'>): boolean {
  return submitted === null || submitted.approvalStatus === 'changes_requested'
}
