import type { Problem } from '@console/core/contracts'
import type { LanguageId } from '@console/core/i18n'
import { textIn, writtenIn } from './serverTexts'

/** Members of a refusal besides its status, code and detail. */
export interface RefusalMembers {
  /** Faults of single fields; `pointer` is a JSON pointer such as `/email`. */
  errors?: Problem['errors']
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number
  /** Members of single problems, for example `current` of a conflict. */
  [member: string]: unknown
}

/** A refusal of a call: thrown by a resolver, returned by its endpoint as problem details. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly members: RefusalMembers

  constructor(status: number, code: string, detail: string, members: RefusalMembers) {
    super(detail)
    this.status = status
    this.code = code
    this.members = members
  }
}

/**
 * Creates a refusal to be thrown: `throw refuse(409, 'duplicate', 'There is a view of this name already.')`.
 * @param code in snake_case; the problem's `type` is derived from it
 * @param detail for the user; the specification's `message` repeats it
 */
export function refuse(
  status: number,
  code: string,
  detail: string,
  members: RefusalMembers = {},
): Refusal {
  return new Refusal(status, code, detail, members)
}

/** Title of a status, in English; the translations are in `serverTexts`. */
export const titles: Readonly<Record<number, string>> = {
  400: 'Malformed request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Not this method',
  409: 'Conflict',
  412: 'Changed meanwhile',
  413: 'Too large',
  415: 'Not this type',
  421: 'Wrong host',
  422: 'Not valid',
  428: 'A header is missing',
  429: 'Too many calls',
  500: 'Server error',
  501: 'Not part of the sample backend',
  503: 'Server busy',
}

/** Turns a refusal into an RFC 9457 response. `instance` is the path that was called. */
export function problemResponse(
  { status, code, message, members: { retryAfter, ...members } }: Refusal,
  instance: string,
  headers: Record<string, string>,
  language: LanguageId = 'en',
): Response {
  const body = {
    type: `/problems/${code.replaceAll('_', '-')}`,
    title: textIn(language, titles[status] ?? 'Refused'),
    status,
    code,
    detail: message,
    message,
    instance,
    requestId: headers['X-Request-Id'],
    ...members,
  } satisfies Problem
  return new Response(writtenIn(language, body), {
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
