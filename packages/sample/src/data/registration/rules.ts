import {
  retentionDays,
  type documentsBody,
  documentsFor,
  isWhole,
  kindsOf,
  type Registration,
} from '@console/domain/registration'
import type * as z from 'zod/mini'
import type { EndpointCall, UnparsedCall } from '../../server/endpoint'
import { countedEmail } from '../../server/limits'
import { type FieldFault, refuse } from '../../server/refuse'
import type { Sentence } from '../../server/sentences'
import { day, hour, instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { fileEntity, registrationEntity } from './entity'
import { sentFileOf } from './files'
import type { StoredFile, StoredRegistration } from './rows'
import { businessOf, isWritable } from './publicView'

/** A call of a registration, which is open to everyone. */
export type Call<Body = unknown> = EndpointCall<Body, 'public'>

/** A call of a registration whose body has not been read. */
type Unread = UnparsedCall<'public'>

/** Maximum registrations begun with one email address within an hour. */
const maxBegun = 5

/** Maximum number and bytes of one registration's files, including files that are not in its documents yet. */
const maxFiles = 40
const maxBytes = 64 * 1024 * 1024

/** Maximum registrations that are not submitted, and bytes of all their files. */
const maxUnfinished = 2000
const maxUnfinishedBytes = 2 * 1024 * 1024 * 1024

/** Refusal for a registration that waits or was decided. */
export const sentOff = { status: 409, code: 'sent_off' } as const

/** A started registration. @throws Refusal 404, also if it was not changed for 30 days */
export function found({ database, params }: Unread): StoredRegistration {
  const row = database.find(registrationEntity, params.token ?? '')
  if (!row || isExpired(row, database)) throw refuse(404, 'not_found', 'registration.missing')
  return row
}

function isExpired({ business, changedAt }: StoredRegistration, database: SampleDatabase): boolean {
  return business === null && Date.parse(changedAt) + retentionDays * day <= database.now()
}

/** A registration that can be written. @throws Refusal 404, 409 if it was submitted and no changes are requested */
export function open(call: Unread): StoredRegistration {
  const row = found(call)
  if (!isWritable(row, call.database))
    throw refuse(sentOff.status, sentOff.code, 'registration.submitted')
  return row
}

/** A writable registration in the version that its writer has read. @throws Refusal 409, 412 */
export function asRead(call: Call): StoredRegistration {
  const row = open(call)
  if (call.version !== row.version)
    throw refuse(412, 'stale_version', 'version.stale', {
      current: { version: row.version },
    })
  return row
}

/** Refusal of one field. */
export function refuseAt(pointer: string, message: Sentence) {
  return refuse(422, 'validation', message, { errors: [{ pointer, message }] })
}

/** Checks that a kind can register here. @throws Refusal 422 for a kind that needs the other form */
export function fitKind(
  option: Registration['option'],
  { kind }: Registration['about'],
  at: string,
) {
  if (!kindsOf[option].includes(kind)) throw refuseAt(at, 'registration.kind_refused')
}

/** Checks that another registration can be started. @throws Refusal 429 if there are too many, with this email address or in total */
export function fitBegun(database: SampleDatabase, email: string) {
  fitUnfinished(database)
  const since = instant(database.now() - hour)
  const counted = countedEmail(email)
  const lately = database
    .rows(registrationEntity)
    .filter((each) => each.beganAt > since && countedEmail(each.about.owner.email) === counted)
  const first = lately
    .map(({ beganAt }) => Date.parse(beganAt))
    .toSorted((one, two) => one - two)[0]
  if (lately.length >= maxBegun && first !== undefined)
    throw refuse(429, 'rate_limited', 'server.calls_limit', {
      retryAfter: Math.ceil((first + hour - database.now()) / 1000),
    })
}

/** Checks the limit of data that anyone can store without an account. @throws Refusal 429 */
function fitUnfinished(database: SampleDatabase) {
  const unfinished = new Set(
    database
      .rows(registrationEntity)
      .flatMap(({ business, draftToken }) => (business === null ? draftToken : [])),
  )
  const size = sizeOf(
    database.rows(fileEntity).filter(({ draftToken }) => unfinished.has(draftToken)),
  )
  if (unfinished.size >= maxUnfinished || size >= maxUnfinishedBytes)
    throw refuse(429, 'rate_limited', 'registration.limit', {
      retryAfter: 3600,
    })
}

/** Files of a registration. */
export function filesOf(draftToken: string, database: SampleDatabase): StoredFile[] {
  return database.rows(fileEntity).filter((file) => file.draftToken === draftToken)
}

function sizeOf(files: readonly StoredFile[]): number {
  return files.reduce((sum, { stored }) => sum + (stored?.size ?? 0), 0)
}

/**
 * A registration that accepts another file.
 * @param size of the file; 0 before it is read
 * @throws Refusal 404, 409, or 429 if it has too many
 */
export function fitFiles(call: Unread, size = 0): StoredRegistration {
  const row = open(call)
  const files = filesOf(row.draftToken, call.database)
  if (files.length >= maxFiles || sizeOf(files) + size > maxBytes)
    throw refuse(429, 'rate_limited', 'registration.files_limit', {
      retryAfter: 3600,
    })
  fitUnfinished(call.database)
  return row
}

/** Removes files that neither the documents of a registration nor those of its business name. @returns names of their bytes */
export function removeReplaced(row: StoredRegistration, database: SampleDatabase): string[] {
  const named = new Set(
    [...row.documents, ...(businessOf(row, database)?.registered.documents ?? [])].map(
      ({ picture }) => picture,
    ),
  )
  return removeFiles(
    filesOf(row.draftToken, database).filter(({ mediaToken }) => !named.has(mediaToken)),
    database,
  )
}

/** Removes registrations that have expired, with their files. @returns names of the bytes of these */
export function removeExpired(database: SampleDatabase): string[] {
  const expired = database.rows(registrationEntity).filter((row) => isExpired(row, database))
  return expired.flatMap(({ draftToken }) => {
    const names = removeFiles(filesOf(draftToken, database), database)
    database.remove(registrationEntity, draftToken, draftToken)
    return names
  })
}

function removeFiles(files: readonly StoredFile[], database: SampleDatabase): string[] {
  for (const { mediaToken, draftToken } of files)
    database.remove(fileEntity, mediaToken, draftToken)
  return files.map(({ mediaToken }) => mediaToken)
}

/**
 * Checks that documents can be stored. @throws Refusal 422 if a document is unexpected, missing or incomplete, or refers to a
 * file of another registration
 */
export function fitDocuments(
  { draftToken, about: { kind } }: StoredRegistration,
  sent: z.infer<typeof documentsBody>['documents'],
  database: SampleDatabase,
) {
  const wanted = documentsFor(kind)
  if (sent.length !== wanted.length || wanted.some((type, place) => sent[place]?.type !== type))
    throw refuseAt('/documents', 'registration.documents_wrong')
  const errors = sent.flatMap((document, place): FieldFault[] => {
    const found = database.find(fileEntity, document.file)
    const isOwn = found?.draftToken === draftToken
    const file = isOwn ? sentFileOf(found, database, true) : null
    if (isWhole({ ...document, file })) return []
    const pointer = `/documents/${place}${isOwn ? '' : '/file'}`
    return [{ pointer, message: 'registration.document_incomplete' }]
  })
  if (errors.length > 0) throw refuse(422, 'validation', 'body.invalid', { errors })
}
