import * as z from 'zod/mini'
import { actor, instant, token } from '../contracts'

/** Maximum characters of a remark. */
export const longestRemark = 2000

/** Time during which authors may remove a remark, in milliseconds: a day. */
export const remarkRemovableFor = 24 * 60 * 60 * 1000

/** An internal remark of a colleague on a record. */
export const remark = z.object({
  remarkToken: token,
  at: instant,
  by: actor,
  /** Null once removed: the remark's existence stays visible. */
  text: z.nullable(z.string()),
  removedAt: z.nullable(instant),
  /** Set where the caller may remove it now: their own, and not older than the limit. */
  canBeRemoved: z.boolean(),
})

/** An internal remark of a colleague on a record. */
export type Remark = z.infer<typeof remark>

/** Response of `GET {path}/{token}/remarks`, newest first. */
export const remarks = z.object({
  items: z.array(remark),
  /** Set where the caller may add one. */
  canWrite: z.boolean(),
})

/** Remarks on a record. */
export type Remarks = z.infer<typeof remarks>

/** Body of `POST {path}/{token}/remarks`. */
export const remarkBody = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestRemark)),
})

/** A new remark. */
export type RemarkBody = z.infer<typeof remarkBody>
