import {
  about,
  beginning,
  daysKept,
  documentsBody,
  documentsFor,
  isWhole,
  kindsOf,
  registeredPlace,
  registration,
  type Registration,
  sentFile,
} from '@console/domain/registration'
import { plainFileName } from '@console/core/files'
import type { HttpHandler } from 'msw/http'
import type * as z from 'zod/mini'
import { surroundings } from '../../server/surroundings'
import { sentFile as sentBytes } from '../../server/fileBody'
import { type Endpoint, endpoint, type EndpointCall, type Resolver } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { businessEntity } from '../business/entity'
import { hasCounty, isServed, placeCountries } from '../place/lists'
import { day, hour } from '../shared/approval'
import { fileEntity, registrationEntity } from './entity'
import { factsOf, sentFileOf } from './files'
import type { StoredFile, StoredRegistration } from './rows'
import { maskedNumber, submitted } from './submit'

type Call<Body = unknown> = EndpointCall<Body, 'public'>

/** So many are begun from one e-mail address within an hour. */
const mostBegun = 5

/** So many files are sent in for one registration, those that were replaced included, and so many bytes. */
const mostFiles = 40
const mostBytes = 64 * 1024 * 1024

/** An endpoint below `/registrations` as a function of its resolver. */
function answering<Answer, Body = undefined>(
  method: Endpoint<Answer, Body, 'public'>['method'],
  path: string,
  rest: Omit<Endpoint<Answer, Body, 'public'>, 'method' | 'base' | 'path' | 'roles'>,
) {
  return (resolver: Resolver<Answer, Body, 'public'>): HttpHandler =>
    endpoint(
      { method, base: 'business', path: `/registrations${path}`, roles: 'public', ...rest },
      resolver,
    )
}

const sentOff = { status: 409, code: 'sent_off' } as const
const changed = [{ status: 412, code: 'stale_version' }, sentOff] as const

const endpoints = {
  /** `POST /registrations` */
  begin: answering('POST', '', {
    answer: registration,
    body: beginning,
    status: 201,
    isOnce: true,
    refusals: [
      { status: 422, code: 'validation', field: 'about' },
      { status: 429, code: 'rate_limited' },
    ],
  }),
  /** `GET /registrations/{draftToken}` */
  read: answering('GET', '/:token', { answer: registration }),
  /** `PUT /registrations/{draftToken}/about` */
  saveAbout: answering('PUT', '/:token/about', {
    answer: registration,
    body: about,
    isMatched: true,
    refusals: changed,
  }),
  /** `PUT /registrations/{draftToken}/documents` */
  saveDocuments: answering('PUT', '/:token/documents', {
    answer: registration,
    body: documentsBody,
    isMatched: true,
    refusals: [...changed, { status: 422, code: 'validation', field: 'documents' }],
  }),
  /** `POST /registrations/{draftToken}/files` */
  sendFile: answering('POST', '/:token/files', {
    answer: sentFile,
    takesFile: true,
    body: sentBytes,
    status: 201,
    async before(call) {
      factsOf(call.body)
      // Only who has a registration leaves anything: another server may have begun it, which is known in its turn.
      await surroundings().inTurn(() => fitFiles(call), null)
      await surroundings().files.keep(call.body.sha256, call.body.bytes)
    },
    refusals: [
      sentOff,
      { status: 413, code: 'too_large' },
      { status: 415, code: 'unsupported_media' },
      { status: 429, code: 'rate_limited' },
    ],
  }),
  /** `POST /registrations/{draftToken}/submit` */
  submit: answering('POST', '/:token/submit', {
    answer: registration,
    body: registeredPlace,
    isOnce: true,
    isMatched: true,
    refusals: [
      ...changed,
      { status: 409, code: 'documents_missing' },
      { status: 422, code: 'validation', field: 'county' },
    ],
  }),
}

/** All documents that are asked for, as far as they were sent in. */
function documentsOf(row: StoredRegistration, world: World): Registration['documents'] {
  const isOpen = row.business === null
  return documentsFor(row.about.kind).map((type) => {
    const sent = row.documents.find((each) => each.type === type)
    const file = world.find(fileEntity, sent?.picture ?? '')
    return {
      type,
      file: file ? sentFileOf(file, world, isOpen) : null,
      number: sent?.number ?? '',
      expiresOn: sent?.expiresOn ?? '',
    }
  })
}

function answerOf(row: StoredRegistration, world: World): Registration {
  const { draftToken, version, option, about: said, changedAt, business } = row
  const documents = documentsOf(row, world)
  const made = business === null ? undefined : world.find(businessEntity, business)
  return {
    draftToken,
    version,
    option,
    about: said,
    documents,
    countries: placeCountries,
    hasDocuments: documents.every(isWhole),
    expiresAt: instant(Date.parse(changedAt) + daysKept * day),
    submitted: made?.registered
      ? {
          businessNo: made.businessNo,
          approvalStatus: made.approvalStatus,
          submittedAt: made.registered.submission.submittedAt,
          dueAt: made.registered.submission.dueAt,
        }
      : null,
  }
}

/** @throws Refusal 404 also for one that nobody has gone on with for 30 days */
function found({ world, params }: Call): StoredRegistration {
  const row = world.find(registrationEntity, params.token ?? '')
  const isOver =
    row && row.business === null && Date.parse(row.changedAt) + daysKept * day <= world.now()
  if (!row || isOver) throw refuse(404, 'not_found', 'There is no such registration.')
  return row
}

/** One that can be written. @throws Refusal 409 where it was sent off */
function open(call: Call): StoredRegistration {
  const row = found(call)
  if (row.business !== null)
    throw refuse(sentOff.status, sentOff.code, 'This registration was sent off.')
  return row
}

/** One that can be written, as its writer has read it. @throws Refusal 409, 412 */
function asRead(call: Call): StoredRegistration {
  const row = open(call)
  if (call.version !== row.version)
    throw refuse(412, 'stale_version', 'This has changed since you read it.', {
      current: { version: row.version },
    })
  return row
}

function save(
  { world }: Call,
  { draftToken }: StoredRegistration,
  fields: Partial<StoredRegistration>,
): Registration {
  const { version: _, ...written } = { ...fields, changedAt: instant(world.now()) }
  return answerOf(world.change(registrationEntity, draftToken, written, draftToken), world)
}

function refuseAt(pointer: string, message: string) {
  return refuse(422, 'validation', message, { errors: [{ pointer, message }] })
}

/** @throws Refusal 422 for a kind that the other form is for */
function fitKind(option: Registration['option'], { kind }: Registration['about'], at: string) {
  if (!kindsOf[option].includes(kind)) throw refuseAt(at, 'This cannot register here.')
}

/** @throws Refusal 429 */
function fitBegun(world: World, email: string) {
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

function filesOf(draftToken: string, world: World): StoredFile[] {
  return world.rows(fileEntity).filter((file) => file.draftToken === draftToken)
}

/** A registration that takes another file. @throws Refusal 404, 409, or 429 where it has too many */
function fitFiles(call: Call<z.infer<typeof sentBytes>>): StoredRegistration {
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

/** @throws Refusal 422 where a document is not asked for, missing, not whole, or names a file that is not its own */
function fitDocuments(
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

const handlers: readonly HttpHandler[] = [
  endpoints.begin((call) => {
    const { world, body } = call
    fitKind(body.option, body.about, '/about/kind')
    fitBegun(world, body.about.owner.email)
    const at = instant(world.now())
    // Who has the token can read it: it is made as access tokens are signed, so that nobody guesses one.
    const draftToken = surroundings().signing.sign(`registration ${world.changes().length} ${at}`)
    const row = world.add<StoredRegistration>(
      registrationEntity,
      { draftToken, ...body, documents: [], beganAt: at, changedAt: at, business: null },
      draftToken,
    )
    return answerOf(row, world)
  }),
  endpoints.read((call) => answerOf(found(call), call.world)),
  endpoints.saveAbout((call) => {
    const row = asRead(call)
    fitKind(row.option, call.body, '/kind')
    return save(call, row, { about: call.body })
  }),
  endpoints.saveDocuments((call) => {
    const row = asRead(call)
    const { documents } = call.body
    fitDocuments(row, documents, call.world)
    const kept = documents.map(({ file, ...document }) => ({ ...document, picture: file }))
    return save(call, row, { documents: kept })
  }),
  endpoints.sendFile((call) => {
    const { world, body } = call
    const { draftToken } = fitFiles(call)
    const { type, ...size } = factsOf(body)
    const { sha256, bytes } = body
    const before = filesOf(draftToken, world).find(({ kept }) => kept?.sha256 === sha256)
    if (before) return sentFileOf(before, world, true)
    const mediaToken = surroundings().signing.sign(`file ${draftToken} ${world.changes().length}`)
    const kept = { sha256, type, name: plainFileName(body.name), size: bytes.length }
    const file = world.add<StoredFile>(
      fileEntity,
      { mediaToken, draftToken, url: null, width: size.width, height: size.height, kept },
      draftToken,
    )
    return sentFileOf(file, world, true)
  }),
  endpoints.submit((call) => {
    const row = asRead(call)
    const { world, body } = call
    if (!documentsOf(row, world).every(isWhole))
      throw refuse(409, 'documents_missing', 'Documents are missing.')
    const { country } = body
    if (!isServed(country) || !hasCounty(country, body.county))
      throw refuseAt('/county', 'There is no such county in this country.')
    const { secureToken } = submitted(world, row, { ...body, country })
    const { owner } = row.about
    const masked = { ...row.about, owner: { ...owner, idNumber: maskedNumber(owner.idNumber) } }
    return save(call, row, { about: masked, business: secureToken })
  }),
]

/** The endpoints of registering. */
export const registrationEndpoints = { ...endpoints, handlers }
