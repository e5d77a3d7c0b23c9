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
import { type Endpoint, endpoint, type Resolver, type Steps } from '../../server/endpoint'
import { sentFile as sentBytes } from '../../server/fileBody'
import { oneOf } from '../../server/parameters'
import { refuse } from '../../server/refuse'
import { environment } from '../../server/environment'
import { instant } from '../../store/clock'
import { hasCounty, isServed } from '../place/lists'
import { answered } from './answer'
import { fileEntity, registrationEntity } from './entity'
import { detailsOf, mediaTokenOf, sentFileOf } from './files'
import type { StoredFile, StoredRegistration } from './rows'
import {
  asRead,
  type Call,
  fitBegun,
  fitDocuments,
  fitFiles,
  fitKind,
  found,
  open,
  refuseAt,
  removeExpired,
  removeReplaced,
  sentOff,
} from './rules'
import { maskedNumber, submitted } from './submit'
import { businessOf, documentsOf, toPublicView } from './publicView'

/** An endpoint below `/registrations` as a function of its resolver. */
function answering<Answer, Body = undefined>(
  method: Endpoint<Answer, Body, 'public'>['method'],
  path: string,
  rest: Omit<Endpoint<Answer, Body, 'public'>, 'method' | 'base' | 'path' | 'roles'>,
) {
  return <Prepared = undefined>(
    work: Resolver<Answer, Body, 'public'> | Steps<Answer, Body, 'public', Prepared>,
  ): HttpHandler =>
    endpoint(
      { method, base: 'business', path: `/registrations${path}`, roles: 'public', ...rest },
      work,
    )
}

/** Rate limit of writes to one registration. */
const limit = { byAddress: { max: 600, minutes: 10 }, byCaller: { max: 120, minutes: 10 } }

const changed = [{ status: 412, code: 'stale_version' }, sentOff] as const

const endpoints = {
  /** `POST /registrations` */
  begin: answering('POST', '', {
    answer: registration,
    body: beginning,
    status: 201,
    isOnce: true,
    // An agent registers several shops from one place.
    limit: { byAddress: { max: 60, minutes: 60 } },
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
    limit,
    body: about,
    isMatched: true,
    refusals: changed,
  }),
  /** `PUT /registrations/{draftToken}/documents` */
  saveDocuments: answering('PUT', '/:token/documents', {
    answer: registration,
    limit,
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
    limit: { byAddress: { max: 120, minutes: 10 }, byCaller: { max: 80, minutes: 10 } },
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
    limit,
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
  { database }: Call,
  { draftToken }: StoredRegistration,
  fields: Partial<StoredRegistration>,
): Registration {
  const { version: _, ...written } = { ...fields, changedAt: instant(database.now()) }
  return toPublicView(
    database.change(registrationEntity, draftToken, written, draftToken),
    database,
  )
}

const handlers: readonly HttpHandler[] = [
  endpoints.begin({
    prepare: async () => new Set<string>(),
    resolve(call, removed) {
      const { database, body } = call
      for (const name of removeExpired(database)) removed.add(name)
      fitKind(body.option, body.about, '/about/kind')
      fitBegun(database, body.about.owner.email)
      const at = instant(database.now())
      // The token grants access: it is signed like an access token, so that no one can guess it.
      const draftToken = environment().signing.sign(
        `registration ${database.changes().length} ${at}`,
      )
      const row = database.add<StoredRegistration>(
        registrationEntity,
        { draftToken, ...body, documents: [], beganAt: at, changedAt: at, business: null },
        draftToken,
      )
      return toPublicView(row, database)
    },
    finish: removeBytes,
  }),
  endpoints.read((call) => toPublicView(found(call), call.database)),
  endpoints.saveAbout({
    guard: open,
    resolve(call) {
      const row = asRead(call)
      fitKind(row.option, call.body, '/kind')
      return save(call, row, { about: call.body })
    },
  }),
  endpoints.saveDocuments({
    guard: open,
    prepare: async () => new Set<string>(),
    resolve(call, removed) {
      const { database, body } = call
      const row = asRead(call)
      fitDocuments(row, body.documents, database)
      const documents = body.documents.map(({ file, ...rest }) => ({ ...rest, picture: file }))
      const documentsSavedAt = database.changes().length
      const saved = save(call, row, { documents, documentsSavedAt })
      for (const name of removeReplaced({ ...row, documents }, database)) removed.add(name)
      return saved
    },
    finish: removeBytes,
  }),
  endpoints.sendFile({
    guard: (call) => fitFiles(call),
    async prepare(call) {
      const { sha256, bytes, name } = call.body
      const { type, width, height } = detailsOf(call.body)
      const { draftToken } = await environment().inTurn(() => fitFiles(call, bytes.length), null)
      const mediaToken = mediaTokenOf(draftToken, sha256)
      await environment().files.save(mediaToken, bytes)
      const stored = { type, name, size: bytes.length }
      return { mediaToken, draftToken, url: null, width, height, stored }
    },
    resolve(call, file) {
      const { database, query } = call
      const { mediaToken, draftToken } = file
      const document = query.get('document')
      const sentFor = document === null ? {} : { [document]: database.changes().length }
      const before = database.find(fileEntity, mediaToken)
      if (before) {
        open(call)
        const more = { sentFor: { ...before.sentFor, ...sentFor } }
        if (document !== null) database.change(fileEntity, mediaToken, more, draftToken)
        return sentFileOf(before, database, true)
      }
      fitFiles(call, file.stored.size)
      return sentFileOf(
        database.add<StoredFile>(fileEntity, { ...file, sentFor }, draftToken),
        database,
        true,
      )
    },
  }),
  endpoints.submit({
    guard: found,
    resolve(call) {
      const row = asRead(call)
      const { database, body } = call
      if (!documentsOf(row, database).every(isWhole))
        throw refuse(409, 'documents_missing', 'registration.documents_missing')
      const { country } = body
      if (!isServed(country) || !hasCounty(country, body.county))
        throw refuseAt('/county', 'registration.county_unknown')
      const place = { ...body, country }
      const before = businessOf(row, database)
      const { secureToken } = before
        ? answered(database, row, before, place)
        : submitted(database, row, place)
      const { owner } = row.about
      const masked = { ...row.about, owner: { ...owner, idNumber: maskedNumber(owner.idNumber) } }
      return save(call, row, { about: masked, business: secureToken })
    },
  }),
]

/** Removes the bytes of files whose records were removed. */
async function removeBytes(names: ReadonlySet<string>): Promise<void> {
  for (const name of names) await environment().files.remove(name)
}

/** Endpoints of registrations. */
export const registrationEndpoints = { ...endpoints, handlers }
