import type { Problem } from '@console/core/contracts'
import type { LanguageId } from '@console/core/i18n'
import { nameOfSentence, readSentences, type Sentence, type SentenceKey } from './sentences'

/** A fault of one field. `pointer` is a JSON pointer such as `/email`. */
export interface FieldFault {
  pointer: string
  code?: string
  message: Sentence
}

/** Members of a refusal besides its status, code and sentence. */
export interface RefusalMembers {
  /** Faults of single fields. */
  errors?: readonly FieldFault[]
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
  /** Members of single problems, for example `current` of a conflict. */
  [member: string]: unknown
}

/**
 * A refusal of a call: thrown by a resolver, returned by its endpoint as problem details in the language of the call. As an error,
 * its message is the sentence's key.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly sentence: Sentence
  readonly members: RefusalMembers

  constructor(status: number, code: string, sentence: Sentence, members: RefusalMembers) {
    super(nameOfSentence(sentence))
    this.status = status
    this.code = code
    this.sentence = sentence
    this.members = members
  }
}

/**
 * Creates a refusal to be thrown: `throw refuse(409, 'duplicate', 'view.name_taken')`.
 * @param code in snake_case; the problem's `type` is derived from it
 * @param sentence for the user: the problem's `detail`, which the specification's `message` repeats
 */
export function refuse(
  status: number,
  code: string,
  sentence: Sentence,
  members: RefusalMembers = {},
): Refusal {
  return new Refusal(status, code, sentence, members)
}

/** Statuses with a title. */
const titled = [
  400, 401, 403, 404, 405, 409, 412, 413, 415, 421, 422, 428, 429, 500, 501, 503,
] as const

/** Title of a status. */
function titleOf(status: number): SentenceKey {
  const known = titled.find((each) => each === status)
  return known === undefined ? 'title.unlisted' : `title.${known}`
}

/**
 * Turns a refusal into an RFC 9457 response in a language. `instance` is the path that was called.
 * @throws Error if the messages of the language cannot be fetched
 */
export async function problemResponse(
  { status, code, sentence, members: { retryAfter, errors, ...members } }: Refusal,
  instance: string,
  headers: Record<string, string>,
  language: LanguageId = 'en',
): Promise<Response> {
  const translate = await readSentences(language)
  const message = translate(sentence)
  const body = {
    type: `/problems/${code.replaceAll('_', '-')}`,
    title: translate(titleOf(status)),
    status,
    code,
    detail: message,
    message,
    instance,
    requestId: headers['X-Request-Id'],
    ...(errors && {
      errors: errors.map((fault) => ({ ...fault, message: translate(fault.message) })),
    }),
    ...members,
  } satisfies Problem
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      'Content-Language': language,
      Vary: 'Accept-Language',
      'Content-Type': 'application/problem+json',
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    },
  })
}
