import type { Base } from '../configuration'
import type { ApiError } from './ApiError'
import type { Skipped } from '../contracts'
import type * as z from 'zod/mini'

/** Metadata of a response. */
export interface ResponseMeta {
  /** The server's id of the call. */
  requestId: string | null
  /** Reports a part that was skipped because it did not parse: `kind (invalid_value)`. The rest did. */
  leaveOut(what: string): void
  /**
   * Reports that the response is about another record than requested: `record (another currency)`. It counts as no response; after a
   * write, the outcome is unknown.
   * @returns the error to throw
   */
  mismatch(what: string): ApiError
}

/** One call: its address, its content, and the schema of its response. */
export interface Call<Answer> {
  base: Base
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the base address, starting with `/`; `:name` is a placeholder for one of `segments`. */
  path: string
  /** Values of the placeholders in `path`, encoded on use: a path is never concatenated otherwise. */
  segments?: Readonly<Record<string, string>>
  query?: Record<string, string | number | boolean | readonly string[] | undefined>
  body?: unknown
  /** Upload progress of a file body, from 0 to 1. Such a call may take five minutes. */
  onSent?: (share: number) => void
  /** Every write has an `Idempotency-Key`; a retry after a failure counts as the same write only with the same key, given here. */
  headers?: Record<string, string>
  /** Schema that parses the response. */
  answer: z.ZodMiniType<Answer>
  /**
   * Transforms the parsed response, for example to remove records that were not requested. Throws `mismatched` where it is about
   * another record.
   */
  finish?: (answer: Answer, reading: ResponseMeta) => Answer
  /** The only status that means success, where it is not any 2xx. */
  successStatus?: number
  /** Called with the rows skipped in lists of the response, which is parsed without them (`readableListOf`). */
  onSkipped?: ((skipped: Skipped) => void) | undefined
  /** Sends no token: sign-in and public forms. A 401 is then a normal response, not the end of a session. */
  isPublic?: boolean
  /**
   * Address of the page whose first data this is, or `session` where every page begins with it: the page requests it beside its scripts on
   * the next visit (`AheadReads`).
   */
  aheadOf?: string
  /** Sent even if the page is closed or left before the response. The body is limited to 64 KiB. */
  keepalive?: boolean
  signal?: AbortSignal
}

/**
 * Makes a call and parses its response.
 * @throws ApiError for every refusal, lost network, time-out and unexpected response; `AbortError` when its signal was aborted.
 */
export type Send = <Answer>(call: Call<Answer>) => Promise<Answer>
