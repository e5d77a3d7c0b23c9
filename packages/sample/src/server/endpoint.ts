import { http, type HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import type { LanguageId, MessageBundle } from '@console/core/i18n'
import { type Base, configuration } from '@console/core/configuration'
import { parseReadable, token } from '@console/core/contracts'
import type { Resource } from '@console/core/resources'
import type { Account } from '../accounts/accounts'
import { authorize, type Callers } from './callers'
import { nameOfAnswer, onceFor } from './idempotency'
import { type Parameters, queryFaults } from './parameters'
import { type FieldFault, problemResponse, refuse, Refusal } from './refuse'
import { answerHeaders, isCheckingAnswers } from './answers'
import { type EndpointName, refusalIn, scenarioFor, slowness } from './scenario'
import { fileResponse, storableFile } from './fileBody'
import { languageAsked } from './languageAsked'
import { jsonErrors } from './jsonErrors'
import type { CallLimit } from './limits'
import { environment } from './environment'
import { sampleMessages } from '../messages'
import { sentencesIn, type TranslateSentence } from './sentences'
import { createTranslators, type TranslateMessage } from './workflowMessages'
import { databaseIn } from './otherDatabases'
import { type SampleDatabase, database } from '../store/store'

type ErrorMap = ReturnType<typeof z.locales.en>['localeError']

/**
 * Messages for invalid values, as zod words them in each language. A schema's own message takes precedence.
 */
const faultsOfValues: Readonly<Record<LanguageId, ErrorMap>> = {
  en: z.locales.en().localeError,
  tr: z.locales.tr().localeError,
  ar: z.locales.ar().localeError,
}

/** Declaration of an endpoint, without its resolver. */
export interface Endpoint<Answer, Body, Who extends Callers> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  base: Base
  /**
   * Path below the base address; `:name` is a parameter. `:token` matches only tokens, so that `/products/:token` leaves
   * `/products/counts` to others.
   */
  path: `/${string}`
  roles: Who
  /** Status of success. Default 200; 204 sends no body. */
  status?: number
  /** Schema that every answer must match. */
  answer: z.ZodMiniType<unknown, Answer>
  /** Schema of the request's body; a body that does not match is refused with 422. */
  body?: z.ZodMiniType<Body>
  /** The body is plain text, not JSON. */
  isText?: true
  /** The body is a file, `file` of `multipart/form-data`: its schema checks a `SentFile`. */
  takesFile?: true
  /**
   * The answer is a file, a `File` with its type, which never changes: for everyone, or for those who were given its address and
   * save it.
   */
  givesFile?: 'public' | 'private'
  /** Maximum body in characters; longer ones get 413. Default: the server's limit. Not for files. */
  maxBody?: number
  /** Rate limit. Enforced by a server only. */
  limit?: CallLimit<Body>
  /** Messages of the workflows whose blockers it may report. */
  messages?: readonly MessageBundle[]
  /** Query parameters; invalid or missing ones are refused with 422. Default: the query is not checked. */
  query?: Parameters
  /**
   * Idempotent by `Idempotency-Key`: a repeated call gets the first answer. Refused with 428 without a key, with 422 if the key
   * was used for another call.
   */
  isOnce?: true
  /** Needs `If-Match` with the version that was read. Refused with 428 without it, with 400 if it is no version. */
  isMatched?: true
  /** Refusals of its resolver, other than those implied by the rest of the declaration. */
  refusals?: readonly DeclaredRefusal[]
  /** Resource of its records: groups calls, and declares the queries of lists. */
  resource?: AnyResource
}

/** One reason for which a call can be refused. */
export interface DeclaredRefusal {
  status: number
  code: string
  /** Member of the body at fault: the first segment of its JSON pointer. */
  field?: string
}

/** A resource of any records. */
// oxlint-disable-next-line typescript/no-explicit-any -- those of different records have no record in common
export type AnyResource = Resource<any, any>

/** A call whose body has not been read: the caller is known and allowed. */
export interface UnparsedCall<Who extends Callers> {
  account: Who extends 'public' ? null : Account
  /** Sample database; another one in the scenarios `empty`, `one` and `many`. */
  database: SampleDatabase
  request: Request
  params: Record<string, string>
  query: URLSearchParams
  /** Language of the answer. */
  language: LanguageId
  /** Translates the messages of the endpoint's workflows into that language. */
  translate: TranslateMessage
  /** Translates a sentence of the sample backend into that language. */
  translateSentence: TranslateSentence
}

/** A call whose body has been read and has the declared shape. */
export interface EndpointCall<Body, Who extends Callers> extends UnparsedCall<Who> {
  body: Body
  /** Version in `If-Match`; 0 if the call takes none. */
  version: number
}

/** Implementation of an endpoint: returns its answer or throws `refuse(…)`. */
export type Resolver<Answer, Body, Who extends Callers> = (
  call: EndpointCall<Body, Who>,
) => Answer | Promise<Answer>

/** A resolver with steps before its turn. A story passes a resolver alone, which does not run them. */
export interface Steps<Answer, Body, Who extends Callers, Prepared> {
  /**
   * Rejects a call before its body is read, for example with 404 or 403. The record can change until `resolve` runs, which checks again.
   * A repeated call with the same key passes here too: do not reject what the first call has done.
   */
  guard?: (call: UnparsedCall<Who>) => unknown
  /**
   * Asynchronous work, such as hashing. Must be harmless if the call is refused afterwards, and idempotent. The call has no version yet.
   */
  prepare?: (call: EndpointCall<Body, Who>) => Promise<Prepared>
  /** @param prepared the result of `prepare` */
  resolve: (call: EndpointCall<Body, Who>, prepared: Prepared) => Answer | Promise<Answer>
  /** Asynchronous work once everything is stored. Its errors are logged; the call has succeeded. */
  finish?: (prepared: Prepared) => Promise<unknown>
}

/** Paths below which the sample backend answers, on any origin: the default base addresses. */
export const sampleBases: Record<Base, string> = configuration.parse({ addresses: {} }).addresses

/** Declaration of an endpoint as data, from which the contract of all calls is made. */
export interface DeclaredEndpoint extends Omit<
  Endpoint<unknown, unknown, Callers>,
  'base' | 'status' | 'answer' | 'body' | 'limit'
> {
  /** `server`: at the root of the server that the business base is on. */
  base: Base | 'server'
  status: number
  answer: z.ZodMiniType
  body?: z.ZodMiniType
  limit?: CallLimit<never>
  /** An endless answer: server-sent events, whose data match `answer`. `heartbeat` is the maximum interval, in milliseconds. */
  stream?: { heartbeat: number }
  /** A server need not have it: the console works without. */
  isOptional?: true
}

const declared = new WeakMap<HttpHandler, DeclaredEndpoint>()

/** Declaration of a handler; undefined for a handler that is no `endpoint`. */
export function declarationOf(handler: HttpHandler): DeclaredEndpoint | undefined {
  return declared.get(handler)
}

/**
 * Creates an endpoint of the sample backend: a handler for MSW that does the work of a server before and after its resolver. In
 * this order: the scenario, the token (401), the role (403), the query (422), limits (429), `guard`, the body (400, 413, 422),
 * `prepare`, the key (428, 422), the version (428, 400), the resolver, the shape of its answer.
 *
 * A feature writes it as a function of its resolver, so that a story can replace the answer:
 * `export const listBusinesses = (resolver) => endpoint({…}, resolver)`, then `msw.use(listBusinesses(() => args.page))`.
 *
 * @throws Error for an answer that does not match its schema, so that a test or story fails instead of showing it
 */
export function endpoint<Answer, const Who extends Callers, Body = undefined, Prepared = undefined>(
  {
    method,
    base,
    path,
    roles,
    status = 200,
    messages = [],
    limit,
    ...schemas
  }: Endpoint<Answer, Body, Who>,
  work: Resolver<Answer, Body, Who> | Steps<Answer, Body, Who, Prepared>,
): HttpHandler {
  const name: EndpointName = `${method} ${path}`
  const handle = http[method.toLowerCase() as Lowercase<typeof method>]
  const translatorOf = createTranslators([sampleMessages, ...messages])
  const steps: Steps<Answer, Body, Who, Prepared> =
    typeof work === 'function' ? { resolve: work } : work
  const counted = `${base} ${name}`

  const handler = handle(`*${sampleBases[base]}${path}`, async ({ request, params }) => {
    if (params.token !== undefined && !token.safeParse(params.token).success) return undefined
    const { pathname, searchParams } = new URL(request.url)
    const language = languageAsked(request)
    const headers = {
      ...answerHeaders(`${method} ${pathname}`),
      'Content-Language': language,
      Vary: 'Accept-Language',
    }
    try {
      const scenario = scenarioFor(name)
      if (scenario === 'offline') return Response.error()
      if (scenario === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness))
      const refusal = refusalIn(scenario, name)
      if (refusal) throw refusal

      const account = authorize(request, roles)
      // Specification 8: sample calls always answer 200. They ignore unknown parameters, and need no key.
      const isSample = base === 'samples'
      if (schemas.query && !isSample) refuseQuery(schemas.query, searchParams)
      const translate = await translatorOf(language)
      const skipped: UnparsedCall<Who> = {
        account: account as UnparsedCall<Who>['account'],
        database: databaseIn(scenario),
        request,
        params: params as Record<string, string>,
        query: searchParams,
        language,
        translate,
        translateSentence: sentencesIn(language, translate),
      }
      const { countCall, inTurn } = environment()
      if (limit?.byAddress) countCall(counted, limit.byAddress)
      if (limit?.byCaller)
        countCall(counted, limit.byCaller, account?.token ?? skipped.params.token)
      // In its turn, because another server may have written the record.
      if (steps.guard) await inTurn(() => void steps.guard?.(skipped), null)
      const body = await readBody(request, schemas, language)
      if (limit?.byName) countCall(counted, limit.byName, limit.byName.of(body))
      const call: EndpointCall<Body, Who> = { ...skipped, body, version: 0 }
      const prepared = (await steps.prepare?.(call)) as Prepared
      const isOnce = schemas.isOnce && (!isSample || request.headers.has('Idempotency-Key'))
      const once = isOnce ? nameOfAnswer(request, account?.token ?? 'anyone') : null
      // A resolver writes before its first await, if it has any.
      const answer = await inTurn(
        () =>
          database.transact(() => {
            // Again, after reading the entries of other servers: the caller may have been suspended or signed out.
            const caller = authorize(request, roles) as EndpointCall<Body, Who>['account']
            const resolve = () =>
              steps.resolve(
                {
                  ...call,
                  account: caller,
                  ...(schemas.isMatched && { version: versionOf(request) }),
                },
                prepared,
              )
            return once === null ? resolve() : onceFor(once, call.body, resolve)
          }),
        once,
      )
      await steps.finish?.(prepared).catch((error: unknown) => environment().whenBroken?.(error))
      if (isCheckingAnswers()) check(name, schemas.answer, answer)
      if (answer instanceof File)
        return fileResponse(answer, headers, schemas.givesFile === 'private')
      return status === 204
        ? new Response(null, { status, headers })
        : new Response(JSON.stringify(answer), {
            status,
            headers: { ...headers, 'Content-Type': 'application/json' },
          })
    } catch (error) {
      const refusal = error instanceof Refusal ? error : environment().whenBroken?.(error)
      if (refusal) return await problemResponse(refusal, pathname, headers, language)
      console.error(error)
      throw error
    }
  })
  declared.set(handler, {
    method,
    base,
    path,
    roles,
    status,
    ...(limit && { limit }),
    ...schemas,
  })
  return handler
}

/** @throws Refusal 422 that names every parameter that does not match its declaration */
export function refuseQuery(parameters: Parameters, query: URLSearchParams): void {
  const errors = queryFaults(parameters, query)
  if (errors.length > 0) throw refuse(422, 'validation', 'query.invalid', { errors })
}

/** @throws Refusal 428 without `If-Match`, 400 if it is no version */
function versionOf(request: Request): number {
  const match = request.headers.get('If-Match')
  if (match === null)
    throw refuse(428, 'precondition_required', {
      key: 'header.missing',
      values: { header: 'If-Match' },
    })
  const [, version] = /^"v(\d+)"$/.exec(match) ?? []
  if (version === undefined)
    throw refuse(400, 'malformed_request', {
      key: 'header.match_wrong',
      values: { format: '"v<version>"' },
    })
  return Number(version)
}

async function readBody<Body>(
  request: Request,
  {
    body: schema,
    maxBody = Infinity,
    isText,
    takesFile,
  }: Pick<Endpoint<unknown, Body, Callers>, 'body' | 'maxBody' | 'isText' | 'takesFile'>,
  language: LanguageId,
): Promise<Body> {
  if (!schema) return undefined as Body
  let sent: unknown
  try {
    if (takesFile) sent = await storableFile(await environment().readFile(request))
    else {
      const text = await request.text()
      if (text.length > maxBody)
        throw refuse(413, 'too_large', {
          key: 'body.too_large',
          values: { size: `${Math.floor(maxBody / 1024)} KB` },
        })
      sent = isText ? text : JSON.parse(text)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refuse(400, 'malformed_request', takesFile ? 'body.not_file' : 'body.not_json')
  }
  const unstorable = takesFile ? [] : jsonErrors(sent)
  if (unstorable.length > 0) throw refuseFields(unstorable)
  const parsed = schema.safeParse(sent, { error: faultsOfValues[language] })
  if (parsed.success) return parsed.data
  throw refuseFields(
    parsed.error.issues.map(({ path, message }) => ({
      pointer: path.map((segment) => `/${String(segment)}`).join(''),
      message: { text: message },
    })),
  )
}

function refuseFields(errors: readonly FieldFault[]): Refusal {
  return refuse(422, 'validation', 'body.invalid', { errors })
}

function check(name: EndpointName, schema: z.ZodMiniType, answer: unknown): void {
  const { parsed, skipped } = parseReadable(schema, answer)
  if (parsed.success && !skipped) return
  const issues = parsed.success
    ? (skipped?.why ?? []).map((where) => `  ${where}`)
    : parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`${name} answers what its schema refuses:\n${issues.join('\n')}`)
}
