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

/** `If-Match` header of a version. */
const match = (version: number) => ({ 'If-Match': `"v${version}"` })

/** A call about one registration: its token authorizes it, with or without a session. */
function callOf<Answer>(
  token: string,
  call: Pick<Call<Answer>, 'method' | 'path' | 'answer'> & Partial<Call<Answer>>,
): Call<Answer> {
  return { base: 'business', segments: { token }, isPublic: true, ...call }
}

/**
 * A registration at its current step.
 * @throws ApiError 404 if it is older than 30 days, and for an invalid token
 */
export async function readRegistration(send: Send, token: string, signal?: AbortSignal) {
  // Anyone can edit an address.
  if (!isToken(token)) throw new ApiError({ status: 404, code: 'not_found' })
  return send(callOf(token, { method: 'GET', path: one, answer: registration, signal }))
}

/**
 * Creates a registration with its applicant.
 * @param key the same for every attempt, so that it is created once
 * @throws ApiError 429 after five within an hour from one address
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

/** Concurrency control of a change: the version it is based on, and a key that is the same for every attempt. */
interface Writing {
  draftToken: string
  version: number
}

/** Saves the applicant. @throws ApiError 412 if it was changed elsewhere, 409 if it was submitted */
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

/** Saves the documents. @throws ApiError 412 if it was changed elsewhere, 409 if it was submitted */
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
 * Uploads the file of a document. The registration shows it from then on, also after a reload; it is submitted once the documents
 * are saved with it. The same bytes are the same file.
 * @throws ApiError 413, 415 or 422 if it is refused, 409 if the registration was submitted, 429 after too many
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
      // With `onSent` the call has the longer timeout of files.
      onSent: () => undefined,
      answer: sentFile,
    }),
  )
}

/**
 * Submits a registration with its place: a business then awaits approval, or awaits it again after requested changes.
 * @param key the same for every attempt, so that it is submitted once
 * @throws ApiError 409 if documents are missing, nothing was changed or it was submitted, 412 if it was changed elsewhere
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
