import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios'
import type { Base, Configuration } from '../configuration'
import { problem } from '../contracts'
import { ApiError } from './ApiError'
import type { Call, Send } from './call'
import { noteServerTime } from './serverClock'

/** A call without an answer is given up after 15 s. */
const timeout = 15_000

/** Reads are tried again after about 0.5 s and 1.5 s; writes never are. */
const defaultPauses: readonly number[] = [500, 1500]

/** Where the token comes from, and who is told that the server no longer takes it. */
export interface Credentials {
  token(): string | null
  /** Called with the token that was refused, so that a late 401 cannot end a newer session. */
  onUnauthorized(token: string): void
}

/**
 * Makes `send` over axios clients, one per base address.
 * @param pauses milliseconds before each further try of a read; stories and tests do not wait
 */
export function createSend(
  configuration: Configuration,
  credentials: Credentials,
  pauses = defaultPauses,
): Send {
  const clients = Object.fromEntries(
    Object.entries(configuration.addresses).map(([base, baseURL]) => [
      base,
      axios.create({
        baseURL,
        timeout,
        paramsSerializer: { indexes: null },
        // A path such as `//host` stays below its base: the token goes nowhere else.
        allowAbsoluteUrls: false,
      }),
    ]),
  ) as Record<Base, AxiosInstance>

  async function once<Answer>(call: Call<Answer>): Promise<Answer> {
    const token = call.isPublic ? null : credentials.token()
    let answer: AxiosResponse<unknown>
    try {
      answer = await clients[call.base].request<unknown>({
        method: call.method,
        url: call.path,
        params: call.query,
        data: call.body,
        signal: call.signal,
        headers: {
          Accept: 'application/json, application/problem+json',
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...call.headers,
        },
        validateStatus: (status) =>
          call.successStatus === undefined
            ? status >= 200 && status < 300
            : status === call.successStatus,
      })
    } catch (error) {
      if (axios.isCancel(error)) throw new DOMException('The call was aborted', 'AbortError')
      const refusal = toApiError(error)
      if (refusal.status === 401 && token) credentials.onUnauthorized(token)
      throw refusal
    }
    noteServerTime(answer.headers.date)
    const parsed = call.answer.safeParse(answer.data)
    if (!parsed.success) {
      throw new ApiError({
        status: answer.status,
        code: 'contract',
        requestId: requestIdOf(answer),
        cause: parsed.error,
      })
    }
    return parsed.data
  }

  return async (call) => {
    for (const pause of call.method === 'GET' ? pauses : []) {
      try {
        return await once(call)
      } catch (error) {
        if (!(error instanceof ApiError) || !error.isPassing) throw error
        await wait(error.retryAfter ? error.retryAfter * 1000 : jitter(pause), call.signal)
      }
    }
    return once(call)
  }
}

/** Any error of axios as our one error. */
function toApiError(error: unknown): ApiError {
  if (!(error instanceof AxiosError))
    return new ApiError({ status: 0, code: 'network', cause: error })
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT)
    return new ApiError({ status: 0, code: 'timeout', cause: error })
  const answer = error.response
  if (!answer) return new ApiError({ status: 0, code: 'network', cause: error })
  const parsed = problem.safeParse(answer.data)
  const body = parsed.success ? parsed.data : {}
  return new ApiError({
    status: answer.status,
    code: body.code ?? `http_${answer.status}`,
    serverMessage: body.message ?? body.detail ?? body.title,
    requestId: body.requestId ?? requestIdOf(answer),
    fields: body.errors?.map(({ pointer, message }) => ({
      field: pointer.split('/')[1] ?? '',
      message,
    })),
    retryAfter: readRetryAfter(answer.headers['retry-after']),
    body: answer.data,
    cause: error,
  })
}

function requestIdOf(answer: AxiosResponse): string | null {
  const id: unknown = answer.headers['x-request-id']
  return typeof id === 'string' ? id : null
}

/** `Retry-After` in seconds, whether it names seconds or a date: a minute at most, null for none and for now. */
function readRetryAfter(value: unknown): number | null {
  const named = Number(value)
  const seconds = Number.isNaN(named)
    ? Math.ceil((Date.parse(String(value)) - Date.now()) / 1000)
    : named
  return seconds > 0 ? Math.min(seconds, 60) : null
}

/** Half to one and a half of `pause`, so that many consoles do not come back at the same instant. */
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
