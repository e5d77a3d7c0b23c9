import type { HttpBindings } from '@hono/node-server'
import {
  answerHeaders,
  declarationOf,
  type DeclaredEndpoint,
  languageAsked,
  problemResponse,
  refuse,
  Refusal,
  sampleBases,
  serverCalls,
  type SampleEnvironment,
} from '@console/sample'
import { maxFileBytes } from '@console/core/media'
import { realHandlers, sampleHandlers } from '@console/app/mocks'
import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { matchedRoutes } from 'hono/route'
import { getResponse } from 'msw'
import { createEvents, type Events } from './events'
import type { Hosts } from './hosts'
import type { Log } from './process/log'
import { limitBody } from './limitBody'
import type { OpenedDatabase } from './storage/openedDatabase'
import { refuseForeign } from './refuseForeign'
import { currentRequest } from './request'
import { logError } from './surviveErrors'
import { bufferedResponse } from './bufferedResponse'

/** Maximum size of a body, in bytes. */
const maxBytes = 1024 * 1024

/** Maximum size of a form with a file in it, in bytes. */
const maxFormBytes = maxFileBytes + 64 * 1024

const tooLarge = refuse(413, 'too_large', { key: 'body.too_large', values: { size: '1 MiB' } })
const tooLargeFile = refuse(413, 'too_large', 'file.too_large')

interface Answering {
  Bindings: HttpBindings
}

/**
 * Handles calls: the sample backend's endpoints, each below its path, and the server's own work around them. Every answer has a
 * request id and the sample clock's time; errors are problem details.
 * @param inTurn runs the work of a call in its turn
 * @param check throws a refusal while stored data cannot be read or written, for `/health`
 */
export function createApi(
  hosts: Hosts,
  log: Log,
  inTurn: SampleEnvironment['inTurn'],
  check: OpenedDatabase['check'],
): { app: Hono<Answering>; events: Events } {
  const app = new Hono<Answering>()

  app.use(async (context, next) => {
    const begun = performance.now()
    await next()
    log({
      method: context.req.method,
      path: patternOf(context),
      status: context.res.status,
      ms: Math.round(performance.now() - begun),
      id: currentRequest().id,
    })
  })
  const { health, events: reported } = serverCalls
  // A load balancer may ask with any host name.
  app.on('GET', [health.path, `${health.path}/`], async (context) => {
    await check()
    return context.json({ status: 'ok' }, health.status, headersFor(context))
  })
  app.use(refuseForeign(hosts, refused))
  app.use(limitBody(bodyLimitOf, refused))
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(context, methods) {
        const allowed = methods.join(', ')
        const refusal = refuse(405, 'method_not_allowed', {
          key: 'call.methods',
          values: { methods: allowed },
        })
        return refused(context, refusal, { Allow: allowed })
      },
    }),
  )

  const events = createEvents(resourcesOf(handlers), inTurn)
  app.get(sampleBases[reported.base] + reported.path, (context) => {
    for (const [name, value] of Object.entries(headersFor(context))) context.header(name, value)
    return events.answer(context)
  })
  addEndpoints(app)
  app.notFound((context) => refused(context, refuse(404, 'not_found', 'call.missing')))
  app.onError((error, context) => {
    if (error instanceof Refusal) return refused(context, error)
    // The caller has disconnected while sending.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return context.body(null, 400)
    logError(error, log)
    return refused(context, refuse(500, 'server_error', 'server.failed'))
  })
  return { app, events }
}

const handlers = [...realHandlers, ...sampleHandlers]

/** Paths that files are sent to. */
const filePaths = handlers
  .filter((handler) => declarationOf(handler)?.takesFile)
  .map((handler) => new RegExp(`^${pathOf(handler).replaceAll(/:\w+/g, '[^/]+')}$`))

function takesFile(path: string): boolean {
  return filePaths.some((pattern) => pattern.test(path))
}

/** Maximum body of a path, and the refusal of a larger one. */
function bodyLimitOf(path: string) {
  return takesFile(path)
    ? { max: maxFormBytes, refusal: tooLargeFile }
    : { max: maxBytes, refusal: tooLarge }
}

function pathOf({ info }: (typeof handlers)[number]): string {
  return String(info.path).replace('*', '')
}

/** Readable records, by the `id` of their resource: those that have a history. */
function resourcesOf(all: typeof handlers): ReadonlySet<string> {
  return new Set(
    all.flatMap((handler) => /\/([\w-]+)\/[^/]+\/history$/.exec(pathOf(handler))?.[1] ?? []),
  )
}

/** Adds each of the sample backend's endpoints, below its path. */
function addEndpoints(app: Hono<Answering>): void {
  for (const handler of handlers) {
    const path = pathOf(handler)
    const method = String(handler.info.method)
    app.on(method, path, async (context, next) => {
      if (!isTypeAccepted(declarationOf(handler), context.req.raw))
        return refused(context, refuse(415, 'unsupported_media', 'body.type_wrong'))
      const request = asDeclared(context.req.raw)
      const answer = await getResponse([handler], request)
      // Not handled: the segment of the path is no token, and may be another endpoint's.
      if (!answer) return next()
      if (answer.type === 'error') {
        // Destroys the connection itself: an answer that waits behind another one would still be sent.
        context.env.incoming.socket.destroy()
        return context.body(null)
      }
      return bufferedResponse(answer, request)
    })
  }
}

/** Treats HEAD as GET; the body is left out. */
function asDeclared(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

/**
 * Checks whether a body that the endpoint reads has the declared media type. Browsers send other types across origins without a
 * preflight.
 */
function isTypeAccepted(declared: DeclaredEndpoint | undefined, { headers }: Request): boolean {
  if (!declared?.body) return true
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';')
  return type.trim().toLowerCase() === contentTypeOf(declared)
}

function contentTypeOf({ takesFile, isText }: DeclaredEndpoint): string {
  if (takesFile) return 'multipart/form-data'
  return isText ? 'text/plain' : 'application/json'
}

/** The called path as it is declared, so that no token of a record appears in the log. */
function patternOf(context: Context): string {
  return matchedRoutes(context).find(({ path }) => path !== '/*')?.path ?? '/*'
}

/** Headers of every answer. */
function headersFor({ req: { method, path, raw } }: Context): Record<string, string> {
  return {
    ...answerHeaders(`${method} ${path}`),
    'Content-Language': languageAsked(raw),
    Vary: 'Accept-Language',
  }
}

/** Answers with a refusal of the server's own, in the format of the endpoints'. */
function refused(context: Context, refusal: Refusal, headers: Record<string, string> = {}) {
  const { path, raw } = context.req
  return problemResponse(refusal, path, { ...headersFor(context), ...headers }, languageAsked(raw))
}
