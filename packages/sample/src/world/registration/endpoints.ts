import {
  about,
  beginning,
  daysKept,
  documentsBody,
  documentsFor,
  isWhole,
  kindsOf,
  pictureBody,
  registeredPlace,
  registration,
  type Registration,
} from '@console/domain/registration'
import { media } from '@console/core/contracts'
import type { HttpHandler } from 'msw/http'
import { surroundings } from '../../server/surroundings'
import { type Endpoint, endpoint, type EndpointCall, type Resolver } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { businessEntity } from '../business/entity'
import { mediaOf } from '../business/registered'
import { hasCounty, isServed, placeCountries } from '../place/lists'
import { day, hour } from '../shared/approval'
import { pictureEntity, registrationEntity } from './entity'
import type { StoredDocument, StoredRegistration } from './rows'
import { maskedNumber, submitted } from './submit'

type Call<Body = unknown> = EndpointCall<Body, 'public'>

/** So many are begun from one e-mail address within an hour. */
const mostBegun = 5

/** So many pictures are sent in for one registration, those that were replaced included. */
const mostPictures = 40

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
  /** `POST /registrations/{draftToken}/pictures` */
  sendPicture: answering('POST', '/:token/pictures', {
    answer: media,
    body: pictureBody,
    status: 201,
    refusals: [sentOff, { status: 429, code: 'rate_limited' }],
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
  return documentsFor(row.about.kind).map((type) => {
    const sent = row.documents.find((each) => each.type === type)
    return sent?.picture
      ? { ...sent, picture: mediaOf(sent.picture, type, world) }
      : { type, picture: null, number: '', expiresOn: '' }
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

/** @throws Refusal 422 where a document is not asked for, missing, not whole, or names a picture that is not its own */
function fitDocuments(
  { draftToken, about: { kind } }: StoredRegistration,
  sent: readonly StoredDocument[],
  world: World,
) {
  const wanted = documentsFor(kind)
  if (sent.length !== wanted.length || wanted.some((type, place) => sent[place]?.type !== type))
    throw refuseAt('/documents', 'These are not the documents that are asked for.')
  const errors = sent.flatMap((document, place) => {
    const picture = world.find(pictureEntity, document.picture ?? '')
    const isOwn = picture?.draftToken === draftToken
    const media = isOwn ? mediaOf(picture.mediaToken, document.type, world) : null
    if (isWhole({ ...document, picture: media })) return []
    const pointer = `/documents/${place}${isOwn ? '' : '/picture'}`
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
    fitDocuments(row, call.body.documents, call.world)
    return save(call, row, { documents: call.body.documents })
  }),
  endpoints.sendPicture((call) => {
    const { draftToken } = open(call)
    const { world, body } = call
    const own = world.rows(pictureEntity).filter((each) => each.draftToken === draftToken)
    if (own.length >= mostPictures)
      throw refuse(429, 'rate_limited', 'Too many calls in a short time.', { retryAfter: 3600 })
    const { type, ...picture } = body
    const mediaToken = surroundings().signing.sign(
      `picture ${draftToken} ${world.changes().length}`,
    )
    world.add(pictureEntity, { ...picture, mediaToken, draftToken }, draftToken)
    const media = mediaOf(mediaToken, type, world)
    if (!media) throw new Error('The picture was not kept')
    return media
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
