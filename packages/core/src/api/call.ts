import type { Base } from '../configuration'
import type * as z from 'zod/mini'

/** One call: where it goes, what it carries, what its answer must look like. */
export interface Call<Answer> {
  base: Base
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the base address, starting with `/`. */
  path: string
  query?: Record<string, string | number | boolean | readonly string[] | undefined>
  body?: unknown
  headers?: Record<string, string>
  /** The schema every answer is parsed with. */
  answer: z.ZodMiniType<Answer>
  /** The one status that means success, where it is not any 2xx. */
  successStatus?: number
  /** Sends no token: sign-in and public forms. Its 401 is an answer, not the end of a session. */
  isPublic?: boolean
  signal?: AbortSignal
}

/**
 * Makes a call and parses its answer.
 * @throws ApiError for every refusal, lost network, time-out and unexpected answer; `AbortError` when its signal was aborted.
 */
export type Send = <Answer>(call: Call<Answer>) => Promise<Answer>
