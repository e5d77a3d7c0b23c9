import * as z from 'zod/mini'
import { actor, instant, token } from '../contracts'

/** The most characters that a remark has. */
export const longestRemark = 2000

/** Who wrote a remark may remove it for so long, in milliseconds: a day. */
export const remarkRemovableFor = 24 * 60 * 60 * 1000

/** What somebody has written of a record for their colleagues. */
export const remark = z.object({
  remarkToken: token,
  at: instant,
  by: actor,
  /** Null once it was removed: that it was written is still seen. */
  text: z.nullable(z.string()),
  removedAt: z.nullable(instant),
  /** Whether who reads it may remove it now: it is their own, and not old. */
  canBeRemoved: z.boolean(),
})

/** What somebody has written of a record for their colleagues. */
export type Remark = z.infer<typeof remark>

/** Answer of `GET {path}/{token}/remarks`, newest first. */
export const remarks = z.object({
  items: z.array(remark),
  /** Whether who reads them may write one. */
  canWrite: z.boolean(),
})

/** What colleagues have written of a record. */
export type Remarks = z.infer<typeof remarks>

/** Body of `POST {path}/{token}/remarks`. */
export const remarkBody = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestRemark)),
})

/** What is written of a record. */
export type RemarkBody = z.infer<typeof remarkBody>
