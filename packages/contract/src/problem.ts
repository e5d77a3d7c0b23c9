import * as z from 'zod/mini'

/**
 * A refusal as a server has to send it: RFC 9457 problem details, with `message` beside `detail` and the errors of single
 * fields. The console accepts less, too (`core/contracts/problem`).
 */
export const wholeProblem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** In snake_case; the console decides by it. */
  code: z.string().check(z.regex(/^[a-z_]+$/)),
  /** For the user, in the language of the request. */
  detail: z.string(),
  message: z.string(),
  /** Path of the call. */
  instance: z.string(),
  /** Same as the header `X-Request-Id`. */
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ pointer: z.string(), message: z.string() }))),
})
