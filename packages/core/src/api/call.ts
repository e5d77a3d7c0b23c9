import type { Base } from '../configuration'
import type { ApiError } from './ApiError'
import type { Unread } from '../contracts'
import type * as z from 'zod/mini'

/** What is known of an answer beside its body. */
export interface ResponseMeta {
  /** The server's name for the call. */
  requestId: string | null
  /** Says what was left out of an answer because it could not be read: `kind (invalid_value)`. The rest could. */
  leaveOut(what: string): void
  /**
   * Says that the answer is about something else than was asked: `record (another currency)`. It counts as no answer; after a write,
   * nobody knows what came of it.
   * @returns what is to be thrown
   */
  foreign(what: string): ApiError
}

/** One call: where it goes, what it carries, what its answer must look like. */
export interface Call<Answer> {
  base: Base
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the base address, starting with `/`; `:name` stands for one of `segments`. */
  path: string
  /** What stands for the names in `path`. It is encoded: a path is never put together otherwise. */
  segments?: Readonly<Record<string, string>>
  query?: Record<string, string | number | boolean | readonly string[] | undefined>
  body?: unknown
  /** Of a body that is a file: is told which share of it was sent, from 0 to 1. It may take five minutes then. */
  onSent?: (share: number) => void
  /** Every write has an `Idempotency-Key`; a try after a failure is the same write only under the same key, given here. */
  headers?: Record<string, string>
  /** The schema every answer is parsed with. */
  answer: z.ZodMiniType<Answer>
  /**
   * Changes the parsed answer, for example by leaving out what was not asked for. Throws `foreign` where it is about something else.
   */
  finish?: (answer: Answer, reading: ResponseMeta) => Answer
  /** The one status that means success, where it is not any 2xx. */
  successStatus?: number
  /** Is told of what was left out of lists of the answer, which is read without it (`readableListOf`). */
  onUnread?: ((unread: Unread) => void) | undefined
  /** Sends no token: sign-in and public forms. Its 401 is an answer, not the end of a session. */
  isPublic?: boolean
  /** Sent even if the page is closed or left before it is answered. Its body may have 64 KiB. */
  keepalive?: boolean
  signal?: AbortSignal
}

/**
 * Makes a call and parses its answer.
 * @throws ApiError for every refusal, lost network, time-out and unexpected answer; `AbortError` when its signal was aborted.
 */
export type Send = <Answer>(call: Call<Answer>) => Promise<Answer>
