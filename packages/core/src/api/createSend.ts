import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios'
import type { Base, Configuration } from '../configuration'
import { parseReadable, problem, summarizeIssues } from '../contracts'
import type { ReportIncident } from '../incidents'
import type { AheadReads } from './ahead'
import { ApiError } from './ApiError'
import type { Call, Send } from './call'
import { fillPath } from './fillPath'
import { isOffline } from './isOffline'
import { makeKey } from './makeKey'
import { noteServerTime, serverNow } from './serverClock'

/** A call without a response is aborted after 15 s. */
const timeout = 15_000

/** The same for an upload: 8 MB over a slow connection. */
const fileTimeout = 300_000

/** Reads are retried after about 0.5 s and 1.5 s. Writes are never retried, nor is a read that the server has deferred (429). */
const defaultPauses: readonly number[] = [500, 1500]

/** Maximum delay before an automatic retry of a read, in seconds. After a longer one the user retries. */
const longestWait = 60

/** Identity of calls: the token, the language of their responses, and the callback for a rejected token. */
export interface Credentials {
  token(): string | null
  /** Language in which the server writes its texts, read on each call. */
  language(): string
  /** Called with the rejected token, null for a guest's call: a late 401 cannot end a newer session. */
  onUnauthorized(token: string | null): void
}

/** Further options of `createSend`. */
interface Sending {
  /** Delays before each retry of a read, in milliseconds; stories and tests don't wait. */
  pauses?: readonly number[]
  /** Called for responses that violate the contract. */
  reportIncident?: ReportIncident
  /** First reads of pages, which may have been requested already. */
  ahead?: AheadReads
}

/** Creates `send` over axios clients, one per base address. */
export function createSend(
  configuration: Configuration,
  credentials: Credentials,
  { pauses = defaultPauses, reportIncident, ahead }: Sending = {},
): Send {
  const clients = Object.fromEntries(
    Object.entries(configuration.addresses).map(([base, baseURL]) => [
      base,
      axios.create({
        baseURL,
        timeout,
        paramsSerializer: { indexes: null },
        // A path such as `//host` stays below its base: the token is sent nowhere else.
        allowAbsoluteUrls: false,
      }),
    ]),
  ) as Record<Base, AxiosInstance>

  /** Number of consecutive 429 responses per read. */
  const pausesOf = new Map<string, number>()

  async function once<Answer>(call: Call<Answer>): Promise<Answer> {
    const url = fillPath(call.path, call.segments)
    const token = call.isPublic ? null : credentials.token()
    const headers = {
      Accept: 'application/json, application/problem+json',
      'Accept-Language': credentials.language(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      // Browsers resend a write when its connection breaks: with a key it takes effect once.
      ...(call.method === 'GET' || call.isPublic ? {} : { 'Idempotency-Key': makeKey() }),
      ...call.headers,
    }
    const early = takeAhead(call, url, headers)
    let answer: AxiosResponse<unknown>
    try {
      answer = await clients[call.base].request<unknown>({
        method: call.method,
        url,
        params: call.query,
        data: call.body,
        signal: call.signal,
        ...(call.onSent && {
          timeout: fileTimeout,
          onUploadProgress: ({ progress = 0 }) => call.onSent?.(progress),
        }),
        // An XMLHttpRequest is aborted when its page closes.
        ...(call.keepalive && { adapter: 'fetch' as const, fetchOptions: { keepalive: true } }),
        ...(early && { adapter: 'fetch' as const, env: { fetch: fetchOrTake(early) } }),
        headers,
        validateStatus: (status) =>
          call.successStatus === undefined
            ? status >= 200 && status < 300
            : status === call.successStatus,
      })
    } catch (error) {
      if (axios.isCancel(error)) throw new DOMException('The call was aborted', 'AbortError')
      if (error instanceof AxiosError) noteServerTime(error.response?.headers.date)
      const refusal = toApiError(error, call.method === 'GET' ? countPauses(call, error) : 0)
      if (refusal.status === 401 && !call.isPublic) credentials.onUnauthorized(token)
      throw refusal
    }
    pausesOf.delete(nameOf(call))
    noteServerTime(answer.headers.date)
    const requestId = requestIdOf(answer)
    const report = (what: string) =>
      reportIncident?.({ kind: 'answer', path: call.path, requestId, what })
    const { parsed, skipped } = parseReadable(call.answer, answer.data)
    if (!parsed.success) {
      report(summarizeIssues(parsed.error).join(', '))
      throw new ApiError({
        status: answer.status,
        code: 'contract',
        requestId,
        cause: parsed.error,
      })
    }
    if (skipped) {
      report(`${skipped.count} of ${skipped.total}: ${skipped.why.join(', ')}`)
      call.onSkipped?.({ ...skipped, requestId })
    }
    const mismatch = (what: string) => {
      report(what)
      return new ApiError({ status: answer.status, code: 'mismatched', requestId })
    }
    return call.finish?.(parsed.data, { requestId, leaveOut: report, mismatch }) ?? parsed.data
  }

  /** Takes the answer to a page's first read, where the page may have requested it already, and notes the read for the next visit. */
  function takeAhead(
    { base, aheadOf, query }: Pick<Call<unknown>, 'base' | 'aheadOf' | 'query'>,
    url: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response | undefined> | undefined {
    if (aheadOf === undefined || !ahead || !headers.Authorization) return undefined
    const whole = clients[base].getUri({ url, params: query })
    ahead.note(aheadOf, whole)
    return ahead.take(whole, headers)
  }

  function countPauses(call: ReadCall, error: unknown): number {
    const name = nameOf(call)
    const isLimited = error instanceof AxiosError && error.response?.status === 429
    const pauses = isLimited ? (pausesOf.get(name) ?? 0) + 1 : 0
    if (isLimited) pausesOf.set(name, pauses)
    return pauses
  }

  return async (call) => {
    if (call.method !== 'GET' && !call.isPublic && isOffline())
      throw new ApiError({ status: 0, code: 'offline' })
    for (const pause of call.method === 'GET' ? pauses : []) {
      try {
        return await once(call)
      } catch (error) {
        if (!(error instanceof ApiError) || !error.isTransient || error.pauses > 0) throw error
        const { retryAfter } = error
        if (retryAfter !== null && retryAfter > longestWait) throw error
        await wait(retryAfter ? retryAfter * 1000 : jitter(pause), call.signal)
      }
    }
    return once(call)
  }
}

/** A `fetch` whose answer may be on its way already: otherwise, and where that request failed, it makes one. It ends with the request's signal. */
function fetchOrTake(early: Promise<Response | undefined>) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const signal = input instanceof Request ? input.signal : init?.signal
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
    const answer = await Promise.race([early.catch(() => undefined), aborted])
    return answer ?? fetch(input, init)
  }
}

type ReadCall = Pick<Call<unknown>, 'base' | 'path' | 'segments' | 'query'>

/** Identifies a read. */
function nameOf({ base, path, segments, query }: ReadCall): string {
  return JSON.stringify([base, path, segments, query])
}

/** Converts any axios error to `ApiError`. */
function toApiError(error: unknown, pauses: number): ApiError {
  if (!(error instanceof AxiosError))
    return new ApiError({ status: 0, code: 'network', cause: error })
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT)
    return new ApiError({ status: 0, code: 'timeout', cause: error })
  const answer = error.response
  if (!answer) return new ApiError({ status: 0, code: 'network', cause: error })
  noteServerTime(answer.headers.date)
  const parsed = problem.safeParse(answer.data)
  const body = parsed.success ? parsed.data : {}
  return new ApiError({
    status: answer.status,
    code: body.code ?? `http_${answer.status}`,
    serverMessage: body.message ?? body.detail ?? body.title,
    requestId: body.requestId ?? requestIdOf(answer),
    fields: body.errors?.map(({ pointer, message }) => ({
      field: pointer.split('/')[1] ?? '',
      pointer,
      message,
    })),
    retryAfter: readRetryAfter(answer.headers['retry-after']),
    pauses,
    body: answer.data,
    cause: error,
  })
}

function requestIdOf(answer: AxiosResponse): string | null {
  const id: unknown = answer.headers['x-request-id']
  return typeof id === 'string' ? id : null
}

/**
 * Reads `Retry-After` in seconds. It may name seconds, or a date by the server's clock. Null where it is missing or in the past.
 */
function readRetryAfter(value: unknown): number | null {
  const named = Number(value)
  const seconds = Number.isNaN(named)
    ? Math.ceil((Date.parse(String(value)) - serverNow().getTime()) / 1000)
    : named
  return seconds > 0 ? seconds : null
}

/** Half to one and a half of `pause`, so that many consoles don't retry at the same instant. */
function jitter(pause: number): number {
  return pause * (0.5 + Math.random())
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('The call was aborted', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
