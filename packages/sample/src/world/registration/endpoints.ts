import { plainFileName } from '@console/core/files'
import {
  about,
  beginning,
  documentsBody,
  isWhole,
  registeredPlace,
  registration,
  type Registration,
  registrationDocuments,
  sentFile,
} from '@console/domain/registration'
import type { HttpHandler } from 'msw/http'
import { type Endpoint, endpoint, type Resolver } from '../../server/endpoint'
import { sentFile as sentBytes } from '../../server/fileBody'
import { oneOf } from '../../server/parameters'
import { refuse } from '../../server/refuse'
import { surroundings } from '../../server/surroundings'
import { instant } from '../../store/clock'
import { hasCounty, isServed } from '../place/lists'
import { answered } from './answer'
import { fileEntity, registrationEntity } from './entity'
import { factsOf, sentFileOf } from './files'
import type { StoredFile, StoredRegistration } from './rows'
import {
  asRead,
  type Call,
  filesOf,
  fitBegun,
  fitDocuments,
  fitFiles,
  fitKind,
  found,
  refuseAt,
  sentOff,
} from './rules'
import { maskedNumber, submitted } from './submit'
import { businessOf, documentsOf, toldOf } from './told'

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
    query: { document: { value: oneOf(registrationDocuments) } },
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
      { status: 409, code: 'nothing_changed' },
      { status: 422, code: 'validation', field: 'county' },
    ],
  }),
}

function save(
  { world }: Call,
  { draftToken }: StoredRegistration,
  fields: Partial<StoredRegistration>,
): Registration {
  const { version: _, ...written } = { ...fields, changedAt: instant(world.now()) }
  return toldOf(world.change(registrationEntity, draftToken, written, draftToken), world)
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
    return toldOf(row, world)
  }),
  endpoints.read((call) => toldOf(found(call), call.world)),
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
    return save(call, row, { documents: kept, documentsSavedAt: call.world.changes().length })
  }),
  endpoints.sendFile((call) => {
    const { world, body, query } = call
    const document = query.get('document')
    const sentFor = document === null ? {} : { [document]: world.changes().length }
    const { draftToken } = fitFiles(call)
    const { type, ...size } = factsOf(body)
    const { sha256, bytes } = body
    const before = filesOf(draftToken, world).find(({ kept }) => kept?.sha256 === sha256)
    if (before) {
      const { mediaToken } = before
      const more = { sentFor: { ...before.sentFor, ...sentFor } }
      if (document !== null) world.change(fileEntity, mediaToken, more, draftToken)
      return sentFileOf(before, world, true)
    }
    const mediaToken = surroundings().signing.sign(`file ${draftToken} ${world.changes().length}`)
    const kept = { sha256, type, name: plainFileName(body.name), size: bytes.length }
    const file = world.add<StoredFile>(
      fileEntity,
      { mediaToken, draftToken, url: null, width: size.width, height: size.height, kept, sentFor },
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
    const place = { ...body, country }
    const before = businessOf(row, world)
    const { secureToken } = before
      ? answered(world, row, before, place)
      : submitted(world, row, place)
    const { owner } = row.about
    const masked = { ...row.about, owner: { ...owner, idNumber: maskedNumber(owner.idNumber) } }
    return save(call, row, { about: masked, business: secureToken })
  }),
]

/** The endpoints of registering. */
export const registrationEndpoints = { ...endpoints, handlers }
