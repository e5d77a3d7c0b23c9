import * as z from 'zod/mini'

const text = z.catch(z.optional(z.string().check(z.minLength(1))), undefined)

/**
 * A refusal: RFC 9457 problem details, the specification's `{message}`, or both in one body. Everything is optional, because a proxy
 * may respond with less. A member that is empty or invalid counts as left out, so that the user still gets the server's message.
 */
export const problem = z.object({
  type: text,
  title: text,
  status: z.catch(z.optional(z.number()), undefined),
  code: text,
  detail: text,
  message: text,
  instance: text,
  requestId: text,
  errors: z.catch(
    z.optional(
      z.array(
        z.object({
          /** JSON pointer to the field, for example `/email`. */
          pointer: z.string(),
          code: text,
          message: z.string(),
        }),
      ),
    ),
    undefined,
  ),
})

/** A refusal's body. */
export type Problem = z.infer<typeof problem>
