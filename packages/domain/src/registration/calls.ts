import { ApiError, type Call, type Send } from '@console/core/api'
import { isToken } from '@console/core/contracts'
import {
  type About,
  type DocumentsBody,
  type RegisteredPlace,
  registration,
  type Registration,
  sentFile,
  type SentFile,
} from './contract'
import type { RegistrationDocument, RegistrationOption } from './terms'

const one = '/registrations/:token'

/** `If-Match` of a version. */
const match = (version: number) => ({ 'If-Match': `"v${version}"` })

/** A call about one registration: who has its token makes it, signed in or not. */
function callOf<Answer>(
  token: string,
  call: Pick<Call<Answer>, 'method' | 'path' | 'answer'> & Partial<Call<Answer>>,
): Call<Answer> {
  return { base: 'business', segments: { token }, isPublic: true, ...call }
}

/**
 * A registration, as far as it has come.
 * @throws ApiError 404 where it is older than 30 days, and for what can be no token
 */
export async function readRegistration(send: Send, token: string, signal?: AbortSignal) {
  // Addresses are written by anybody.
  if (!isToken(token)) throw new ApiError({ status: 404, code: 'not_found' })
  return send(callOf(token, { method: 'GET', path: one, answer: registration, signal }))
}

/**
 * Begins a registration with who it is.
 * @param key the same for every try, so that it is begun once
 * @throws ApiError 429 where one address has begun five within an hour
 */
export function beginRegistration(
  send: Send,
  option: RegistrationOption,
  about: About,
  key: string,
): Promise<Registration> {
  return send({
    base: 'business',
    method: 'POST',
    path: '/registrations',
    body: { option, about },
    isPublic: true,
    headers: { 'Idempotency-Key': key },
    answer: registration,
  })
}

/** What is changed of a registration: the version it was made on, and a key that is the same for every try. */
interface Writing {
  draftToken: string
  version: number
}

/** Keeps who it is. @throws ApiError 412 where it was changed elsewhere, 409 where it was sent off */
export function saveAbout(send: Send, { draftToken, version }: Writing, about: About) {
  return send(
    callOf(draftToken, {
      method: 'PUT',
      path: `${one}/about`,
      body: about,
      headers: match(version),
      answer: registration,
    }),
  )
}

/** Keeps the documents. @throws ApiError 412 where it was changed elsewhere, 409 where it was sent off */
export function saveDocuments(send: Send, { draftToken, version }: Writing, body: DocumentsBody) {
  return send(
    callOf(draftToken, {
      method: 'PUT',
      path: `${one}/documents`,
      body,
      headers: match(version),
      answer: registration,
    }),
  )
}

/**
 * Sends the file of a document. The registration shows it from then on, also after a reload; it is submitted once the documents are
 * saved with it. The same bytes are the same file.
 * @throws ApiError 413, 415 or 422 where it is not taken, 409 where the registration was sent off, 429 where there are too many
 */
export function sendFile(
  send: Send,
  token: string,
  file: File,
  document: RegistrationDocument,
): Promise<SentFile> {
  const body = new FormData()
  body.set('file', file)
  return send(
    callOf(token, {
      method: 'POST',
      path: `${one}/files`,
      query: { document },
      body,
      // It may take as long as files do.
      onSent: () => undefined,
      answer: sentFile,
    }),
  )
}

/**
 * Sends a registration off with where it is: a business waits for approval then, or waits again where changes were requested.
 * @param key the same for every try, so that it is sent off once
 * @throws ApiError 409 where documents are missing, nothing was changed or it was sent off, 412 where it was changed elsewhere
 */
export function submitRegistration(
  send: Send,
  { draftToken, version }: Writing,
  place: RegisteredPlace,
  key: string,
) {
  return send(
    callOf(draftToken, {
      method: 'POST',
      path: `${one}/submit`,
      body: place,
      headers: { ...match(version), 'Idempotency-Key': key },
      answer: registration,
    }),
  )
}
