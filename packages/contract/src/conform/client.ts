import { parseReadable, summarizeIssues } from '@console/core/contracts'
import type { Addresses, Call } from '../calls'
import { wholeProblem } from '../problem'
import type { Ledger } from './ledger'

/** Headers that a console on another origin must be able to read. */
export const exposed = ['Date', 'X-Request-Id', 'Retry-After'] as const

/** The server under test. */
export interface Server {
  addresses: Addresses
  /** Origin of the console if it differs from the server's, which must then allow it. Otherwise null. */
  origin: string | null
}

/** Request of a call. */
export interface CallRequest {
  segments?: Readonly<Record<string, string>>
  /** Query string, without the `?`. */
  query?: string
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /** Bearer token; null for none. Default: the token of the account. */
  token?: string | null
}

/** Answer to a call. */
export interface Answer {
  status: number
  headers: Headers
  body: unknown
  /** Error code of a refusal. */
  code: string | null
  /** Set if the status and the body match the contract. */
  isValid: boolean
}

/** Timeout of a call, in milliseconds. */
const timeout = 15_000

/** Token of a record that does not exist. */
export const unknownToken = 'x'.repeat(22)

/** Makes calls, and checks each answer against the contract, independent of the request. */
export function createClient({ addresses, origin }: Server, ledger: Ledger) {
  let accountToken: string | null = null

  /** Makes a call; the body may still be arriving. @throws Error without an answer */
  async function send(call: Call, request: CallRequest, signal: AbortSignal): Promise<Response> {
    const { segments = {}, query = '', body, headers, token = accountToken } = request
    const path = call.template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(segments[name] ?? unknownToken),
    )
    ledger.requested(call)
    const isForm = body instanceof FormData
    return fetch(`${addresses[call.base]}${path}${query === '' ? '' : `?${query}`}`, {
      method: call.method,
      headers: {
        Accept: 'application/json, application/problem+json',
        'Accept-Language': 'en',
        // Compression would cost time for thousands of answers.
        'Accept-Encoding': 'identity',
        ...(origin !== null && { Origin: origin }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        // The browser sets the boundary of a form.
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || isForm ? body : JSON.stringify(body),
      }),
      signal,
    }).catch((error: unknown) => {
      throw new Error(`No response to ${call.name}: ${String(error)}`)
    })
  }

  async function ask(call: Call, request: CallRequest = {}): Promise<Answer | null> {
    if (ledger.isAbsent(call)) return null
    const response = await send(call, request, AbortSignal.timeout(timeout))
    const { status, headers } = response
    const content = await contentOf(call, response)
    const code = codeOf(content)
    if (isMissing(call, status, code)) {
      ledger.absent(call)
      return null
    }
    if (status === call.status) ledger.succeeded(call)
    const wrong = bodyFaults(call, { status, headers, body: content })
    for (const fault of [...headerFaults(headers, origin), ...wrong]) ledger.fault(call, fault)
    const isValid = status === call.status && wrong.length === 0
    return { status, headers, body: content, code, isValid }
  }

  return {
    ask,
    /**
     * Opens a stream, to be closed by `signal`; null if the server has none.
     * @throws Error without an answer
     */
    async listen(call: Call, signal: AbortSignal): Promise<Response | null> {
      const response = await send(call, {}, signal)
      const { status, headers } = response
      if (status === 204 || isMissing(call, status, null)) {
        ledger.absent(call)
        return null
      }
      for (const fault of headerFaults(headers, origin)) ledger.fault(call, fault)
      if (status === call.status) ledger.succeeded(call)
      return response
    },
    /** Sets the token of all later calls. */
    signIn: (token: string) => void (accountToken = token),
  }
}

/** Client of the server under test. */
export type Client = ReturnType<typeof createClient>

/** Reads the body of an answer; nothing of a stream, since it never ends. */
async function contentOf({ stream, givesFile }: Call, response: Response): Promise<unknown> {
  if (givesFile && response.ok)
    return new File([await response.arrayBuffer()], 'file', {
      type: response.headers.get('Content-Type') ?? '',
    })
  if (!stream || !response.ok) return parsed(await response.text())
  await response.body?.cancel()
  return undefined
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

function codeOf(body: unknown): string | null {
  const problem = wholeProblem.safeParse(body)
  return problem.success ? problem.data.code : null
}

/** Detects a call that the server lacks: 501, 405, or a 404 without an error code or of a path without parameters. */
function isMissing({ segments }: Call, status: number, code: string | null): boolean {
  if (status === 501 || status === 405) return true
  return status === 404 && (segments.length === 0 || code === null)
}

function headerFaults(headers: Headers, origin: string | null): string[] {
  const faults: string[] = []
  const date = headers.get('Date')
  if (date === null) faults.push('Date header is missing')
  else if (Number.isNaN(Date.parse(date))) faults.push('Date header is not a valid date')
  if (!headers.get('X-Request-Id')) faults.push('X-Request-Id header is missing')
  if (!headers.get('Content-Language')) faults.push('Content-Language header is missing')
  if (origin === null) return faults
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed !== '*' && allowed !== origin)
    faults.push(
      `Access-Control-Allow-Origin: expected ${origin} or *, received ${allowed ?? 'none'}`,
    )
  const visible = (headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase()
  const hidden = exposed.filter((name) => !visible.includes(name.toLowerCase()))
  if (hidden.length > 0) faults.push(`Access-Control-Expose-Headers lacks ${hidden.join(', ')}`)
  return faults
}

function bodyFaults(
  call: Call,
  { status, headers, body }: Pick<Answer, 'status' | 'headers' | 'body'>,
): string[] {
  if (status < 400) {
    if (status !== call.status) return [`expected status ${call.status}, received ${status}`]
    if (call.stream) return []
    if (status === 204) return body === undefined ? [] : ['204 response has a body']
    const { parsed, skipped } = parseReadable(call.answer, body)
    const wrong = parsed.success ? (skipped?.why ?? []) : summarizeIssues(parsed.error)
    return wrong.length === 0
      ? []
      : [`response does not match the schema: ${wrong.slice(0, 3).join(', ')}`]
  }
  if (status >= 500) return [`server error: status ${status}`]
  const problem = wholeProblem.safeParse(body)
  if (!problem.success)
    return [`${status} response is not valid problem details: ${summarizeIssues(problem.error)[0]}`]
  const { code } = problem.data
  const type = headers.get('Content-Type') ?? 'none'
  const isKnown = call.refusals.some((known) => known.status === status && known.code === code)
  return [
    ...(type.startsWith('application/problem+json')
      ? []
      : [`${status} response: expected Content-Type application/problem+json, received ${type}`]),
    ...(problem.data.status === status
      ? []
      : [
          `${status} response: expected status ${status} in its body, received ${problem.data.status}`,
        ]),
    ...(isKnown ? [] : [`refusal ${status} ${code} is not in the contract`]),
    ...(status === 429 && !Number(headers.get('Retry-After'))
      ? ['429 response has no Retry-After header in seconds']
      : []),
  ]
}
