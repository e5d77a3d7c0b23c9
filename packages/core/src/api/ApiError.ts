/** One field's error in a refusal. */
export interface FieldRefusal {
  /** First segment of the JSON pointer: `/email` → `email`. */
  field: string
  /** Full JSON pointer: `/lines/3/qty`. */
  pointer: string
  message: string
}

/**
 * The one error type of all calls.
 * `code` is the server's code, `http_<status>` where it gave none, or one of ours:
 * `network` (no response), `timeout` (none within 15 s), `offline` (a write that was never sent), `contract` (a response that
 * violates the contract), `mismatched` (a response about another record than requested).
 */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly code: string
  /** The server's message for the user; null where it gave none. */
  readonly serverMessage: string | null
  /** Request id, to quote to the server's operator. */
  readonly requestId: string | null
  readonly fields: readonly FieldRefusal[]
  /** Seconds to wait, from `Retry-After`; null where the server named none. */
  readonly retryAfter: number | null
  /** Number of consecutive 429 responses to this read, this one included; 0 for every other error. */
  readonly pauses: number
  /** Raw body of the response, for problems with further details. */
  readonly body: unknown

  constructor(details: {
    status: number
    code: string
    serverMessage?: string | null
    requestId?: string | null
    fields?: readonly FieldRefusal[]
    retryAfter?: number | null
    pauses?: number
    body?: unknown
    cause?: unknown
  }) {
    super(details.serverMessage ?? details.code, { cause: details.cause })
    this.status = details.status
    this.code = details.code
    this.serverMessage = details.serverMessage ?? null
    this.requestId = details.requestId ?? null
    this.fields = details.fields ?? []
    this.retryAfter = details.retryAfter ?? null
    this.pauses = details.pauses ?? 0
    this.body = details.body
  }

  /**
   * True where the outcome of the call is unknown: it may have taken effect. A refusal is certain, and so is a call that was never
   * sent.
   */
  get isUnclear(): boolean {
    if (this.code === 'offline') return false
    return this.status < 400 || this.status === 408 || this.status >= 500
  }

  /** True where a retry of the same read may succeed. */
  get isTransient(): boolean {
    return [0, 429, 500, 502, 503, 504].includes(this.status)
  }
}
