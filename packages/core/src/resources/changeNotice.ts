import * as z from 'zod/mini'

/** Changed records pushed by the server: the data of an event of `GET {business}/events`. */
export const changeNotice = z.object({
  /** Each record once, with its last change; null where the server does not know which have changed. */
  changes: z.nullable(
    z.array(
      z.object({
        /** The `id` of its resource. */
        resource: z.string(),
        token: z.string(),
        version: z.int(),
        /** Author of the change; null where there is none. */
        by: z.nullable(z.object({ token: z.string(), name: z.string() })),
      }),
    ),
  ),
  /**
   * The listener's roles: in the first event of a connection, and in its last one when they change. Optional: with a server that
   * does not send them new roles appear at the next sign-in or reload.
   */
  roles: z.optional(z.array(z.string())),
})

/** Changed records pushed by the server. */
export type ChangeNotice = z.infer<typeof changeNotice>
