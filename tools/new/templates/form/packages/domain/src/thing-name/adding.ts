import type { Send } from '@console/core/api'
import { token } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Body of `POST {business}/thing-name`. Not shown in the specification. */
export const thingNameToAdd = z.object({
  name: z.string().check(z.trim(), z.minLength(3), z.maxLength(80)),
  description: z.string().check(z.trim(), z.maxLength(1000)),
})

/** What the form writes. */
export type ThingNameToAdd = z.infer<typeof thingNameToAdd>

/** Answer to it. */
export const addedThingName = z.object({ secureToken: token, name: z.string() })

/** What was made of it. */
export type AddedThingName = z.infer<typeof addedThingName>

/**
 * Adds one.
 * @param key the same for every try of the same write, so that it is made once
 */
export function addThingName(
  send: Send,
  body: ThingNameToAdd,
  key: string,
): Promise<AddedThingName> {
  return send({
    base: 'business',
    method: 'POST',
    path: '/thing-name',
    body,
    headers: { 'Idempotency-Key': key },
    answer: addedThingName,
  })
}
