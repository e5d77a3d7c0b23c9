import * as z from 'zod/mini'

/** What a server tells of records that have changed, without being asked: the data of an event of `GET {business}/events`. */
export const changesTold = z.object({
  /** Each record once, as its last change has left it; null where the server cannot say which have changed. */
  changes: z.nullable(
    z.array(
      z.object({
        /** The `id` of its resource. */
        resource: z.string(),
        token: z.string(),
        version: z.int(),
        /** Whoever changed it; null where that was nobody. */
        by: z.nullable(z.object({ token: z.string(), name: z.string() })),
      }),
    ),
  ),
  /**
   * The listener's roles: in the first event of a connection, and in its last one when they change. Optional: a server that does not
   * send them shows new roles at the next sign-in or reload.
   */
  roles: z.optional(z.array(z.string())),
})

/** What a server tells of records that have changed. */
export type ChangesTold = z.infer<typeof changesTold>
