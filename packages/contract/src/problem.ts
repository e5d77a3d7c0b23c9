import * as z from 'zod/mini'

/**
 * A refusal as a server has to tell it: RFC 9457 problem details, with `message` beside `detail` and what is wrong with single
 * fields. The console reads less, too (`core/contracts/problem`).
 */
export const wholeProblem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** In snake_case: what the console goes by. */
  code: z.string().check(z.regex(/^[a-z_]+$/)),
  /** For the reader, in the language that was asked for. */
  detail: z.string(),
  message: z.string(),
  /** The path that was called. */
  instance: z.string(),
  /** That of the header `X-Request-Id`. */
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ pointer: z.string(), message: z.string() }))),
})
