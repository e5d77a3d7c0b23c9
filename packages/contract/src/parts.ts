import type { Call } from './calls'

/** Description of each status. */
export const titles: Readonly<Record<number, string>> = {
  400: 'Malformed',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with what is there',
  412: 'Changed since it was read',
  422: 'Not valid',
  428: 'A header is missing',
  429: 'Too many calls: again after `Retry-After`',
}

/** Refusals that many calls share. */
export const refusals = [
  { name: 'Malformed', status: 400, code: 'malformed_request' },
  { name: 'NotSignedIn', status: 401, code: 'unauthorized' },
  { name: 'NotAllowed', status: 403, code: 'forbidden' },
  { name: 'NotFound', status: 404, code: 'not_found' },
  { name: 'Changed', status: 412, code: 'stale_version' },
  { name: 'NotValid', status: 422, code: 'validation' },
  { name: 'HeaderMissing', status: 428, code: 'precondition_required' },
  { name: 'TooMany', status: 429, code: 'rate_limited' },
] as const

const text = { type: 'string' }

const inCalls = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of what the answer says to its reader.',
    schema: { ...text, examples: ['tr'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'The same for every try of the same write: it is done once, and answered as it was first. With another body it is refused with 422.',
    schema: { ...text, minLength: 1 },
  },
  OptionalIdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'As elsewhere; a sample call may go without.',
    schema: { ...text, minLength: 1 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'The version that was read. Refused with 412 where there is another one.',
    schema: { ...text, pattern: '^"v\\d+"$', examples: ['"v7"'] },
  },
}

/** Headers of requests. */
export const callHeaders = {
  components: inCalls,
  of({ base, isOnce, isMatched }: Pick<Call, 'base' | 'isOnce' | 'isMatched'>) {
    const key = base === 'samples' ? 'OptionalIdempotencyKey' : 'IdempotencyKey'
    const names: (keyof typeof inCalls)[] = [
      ...(isMatched ? (['IfMatch'] as const) : []),
      ...(isOnce ? ([key] as const) : []),
      'AcceptLanguage',
    ]
    return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
  },
}

const inAnswers = {
  Date: { description: 'The clock of the server: ages are counted from it.', schema: text },
  'X-Request-Id': {
    description: 'The server’s name for the call, to be quoted to whoever runs it.',
    schema: text,
  },
  'Content-Language': { description: 'The language of the answer.', schema: text },
}

/** Headers of every answer. */
export const answerHeaders = {
  components: {
    ...inAnswers,
    'Retry-After': { description: 'In seconds.', schema: { type: 'integer', minimum: 1 } },
  },
  references: Object.fromEntries(
    Object.keys(inAnswers).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
}
