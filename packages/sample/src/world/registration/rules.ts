import {
  daysKept,
  type documentsBody,
  documentsFor,
  isWhole,
  kindsOf,
  type Registration,
} from '@console/domain/registration'
import type * as z from 'zod/mini'
import type { EndpointCall } from '../../server/endpoint'
import type { SentFile } from '../../server/fileBody'
import { refuse } from '../../server/refuse'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { day, hour } from '../shared/approval'
import { fileEntity, registrationEntity } from './entity'
import { sentFileOf } from './files'
import type { StoredFile, StoredRegistration } from './rows'
import { isWritable } from './told'

/** A call about registering, which everybody makes. */
export type Call<Body = unknown> = EndpointCall<Body, 'public'>

/** So many are begun from one e-mail address within an hour. */
const mostBegun = 5

/** So many files are sent in for one registration, those that were replaced included, and so many bytes. */
const mostFiles = 40
const mostBytes = 64 * 1024 * 1024

/** What a registration is refused with that waits or was decided. */
export const sentOff = { status: 409, code: 'sent_off' } as const

/** A registration that was begun. @throws Refusal 404 also for one that nobody has gone on with for 30 days */
export function found({ world, params }: Call): StoredRegistration {
  const row = world.find(registrationEntity, params.token ?? '')
  const isOver =
    row && row.business === null && Date.parse(row.changedAt) + daysKept * day <= world.now()
  if (!row || isOver) throw refuse(404, 'not_found', 'There is no such registration.')
  return row
}

/** One that can be written. @throws Refusal 404, 409 where it was sent off and no changes are requested */
export function open(call: Call): StoredRegistration {
  const row = found(call)
  if (!isWritable(row, call.world))
    throw refuse(sentOff.status, sentOff.code, 'This registration was sent off.')
  return row
}

/** One that can be written, as its writer has read it. @throws Refusal 409, 412 */
export function asRead(call: Call): StoredRegistration {
  const row = open(call)
  if (call.version !== row.version)
    throw refuse(412, 'stale_version', 'This has changed since you read it.', {
      current: { version: row.version },
    })
  return row
}

/** What a field is refused with. */
export function refuseAt(pointer: string, message: string) {
  return refuse(422, 'validation', message, { errors: [{ pointer, message }] })
}

/** A kind can register here. @throws Refusal 422 for a kind that the other form is for */
export function fitKind(
  option: Registration['option'],
  { kind }: Registration['about'],
  at: string,
) {
  if (!kindsOf[option].includes(kind)) throw refuseAt(at, 'This cannot register here.')
}

/** Another one can be begun from an address. @throws Refusal 429 */
export function fitBegun(world: World, email: string) {
  const since = instant(world.now() - hour)
  const lately = world
    .rows(registrationEntity)
    .filter((each) => each.about.owner.email === email && each.beganAt > since)
  const first = lately
    .map(({ beganAt }) => Date.parse(beganAt))
    .toSorted((one, two) => one - two)[0]
  if (lately.length >= mostBegun && first !== undefined)
    throw refuse(429, 'rate_limited', 'Too many calls in a short time.', {
      retryAfter: Math.ceil((first + hour - world.now()) / 1000),
    })
}

/** The files of a registration. */
export function filesOf(draftToken: string, world: World): StoredFile[] {
  return world.rows(fileEntity).filter((file) => file.draftToken === draftToken)
}

/** A registration that takes another file. @throws Refusal 404, 409, or 429 where it has too many */
export function fitFiles(call: Call<SentFile>): StoredRegistration {
  const row = open(call)
  const { sha256, bytes } = call.body
  const others = filesOf(row.draftToken, call.world).filter(({ kept }) => kept?.sha256 !== sha256)
  const size = others.reduce((sum, { kept }) => sum + (kept?.size ?? 0), bytes.length)
  if (others.length >= mostFiles || size > mostBytes)
    throw refuse(429, 'rate_limited', 'There are too many files in this registration.', {
      retryAfter: 3600,
    })
  return row
}

/** Documents can be kept. @throws Refusal 422 where a document is not asked for, missing, not whole, or names a file that is not its own */
export function fitDocuments(
  { draftToken, about: { kind } }: StoredRegistration,
  sent: z.infer<typeof documentsBody>['documents'],
  world: World,
) {
  const wanted = documentsFor(kind)
  if (sent.length !== wanted.length || wanted.some((type, place) => sent[place]?.type !== type))
    throw refuseAt('/documents', 'These are not the documents that are asked for.')
  const errors = sent.flatMap((document, place) => {
    const found = world.find(fileEntity, document.file)
    const isOwn = found?.draftToken === draftToken
    const file = isOwn ? sentFileOf(found, world, true) : null
    if (isWhole({ ...document, file })) return []
    const pointer = `/documents/${place}${isOwn ? '' : '/file'}`
    return [{ pointer, message: 'Something of this document is missing.' }]
  })
  if (errors.length > 0)
    throw refuse(422, 'validation', 'Some of this cannot be accepted.', { errors })
}
