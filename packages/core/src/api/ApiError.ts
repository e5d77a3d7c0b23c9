/** What a refusal says of one field. */
export interface FieldRefusal {
  /** The first segment of the JSON pointer: `/email` → `email`. */
  field: string
  /** The whole JSON pointer: `/lines/3/qty`. */
  pointer: string
  message: string
}

/**
 * The one error of all calls.
 *
 * `code` is the server's code, `http_<status>` where it gave none, or one of ours:
 * `network` (no answer), `timeout` (none within 15 s), `offline` (a write that was never sent), `contract` (an answer that is
 * not what was agreed), `foreign` (an answer that is about something else than was asked).
 */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  readonly code: string
  /** The server's words for the reader; null where it gave none. */
  readonly serverMessage: string | null
  /** To be quoted to whoever runs the server. */
  readonly requestId: string | null
  readonly fields: readonly FieldRefusal[]
  /** Seconds to wait, from `Retry-After`; null where the server named none. */
  readonly retryAfter: number | null
  /** How many times in a row this read was asked to pause (429), this time included; 0 for every other error. */
  readonly pauses: number
  /** The body of the answer as it came, for problems that say more. */
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

  /** Whether nobody knows what came of the call: it may have been done. A refusal is known, and so is a call that was never sent. */
  get isUnclear(): boolean {
    if (this.code === 'offline') return false
    return this.status < 400 || this.status === 408 || this.status >= 500
  }

  /** Whether the same read may succeed a moment later. */
  get isTransient(): boolean {
    return [0, 429, 500, 502, 503, 504].includes(this.status)
  }
}
