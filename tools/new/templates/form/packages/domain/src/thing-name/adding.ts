import type { Send } from '@console/core/api'
import { token } from '@console/core/contracts'
import * as z from 'zod/mini'

/** Body of `POST {business}/thing-name`. Not shown in the specification. */
export const thingNameToAdd = z.object({
  name: z.string().check(z.trim(), z.minLength(3), z.maxLength(80)),
  description: z.string().check(z.trim(), z.maxLength(1000)),
})

/** Body of the call. */
export type ThingNameToAdd = z.infer<typeof thingNameToAdd>

/** Response of `POST {business}/thing-name`. */
export const addedThingName = z.object({ secureToken: token, name: z.string() })

/** The created record. */
export type AddedThingName = z.infer<typeof addedThingName>

/**
 * Creates a record.
 * @param key idempotency key: the same for every retry of one write, so that it takes effect once
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
