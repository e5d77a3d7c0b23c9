import type { Send } from '@console/core/api'
import * as z from 'zod/mini'

/** Body of `POST {business}/owner-name/thing-name`. */
export const thingNameBody = z.object({
  name: z.string().check(z.trim(), z.minLength(3), z.maxLength(80)),
  quantity: z.int().check(z.minimum(1), z.maximum(1000)),
})

/** What the form writes. */
export type ThingNameBody = z.infer<typeof thingNameBody>

/** Answer to it. */
export const thingNameAnswer = z.object({ name: z.string() })

/** What was made of it. */
export type ThingNameAnswer = z.infer<typeof thingNameAnswer>

/**
 * Writes it. Not in the specification, which leaves business calls open.
 * @param key the same for every try of the same write, so that it is made once
 */
export function sendThingName(
  send: Send,
  body: ThingNameBody,
  key: string,
): Promise<ThingNameAnswer> {
  return send({
    base: 'business',
    method: 'POST',
    path: '/owner-name/thing-name',
    body,
    headers: { 'Idempotency-Key': key },
    answer: thingNameAnswer,
  })
}
