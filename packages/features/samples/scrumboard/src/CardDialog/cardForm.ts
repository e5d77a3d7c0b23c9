import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import type { Card } from '../contract'

/** Text values of a card; the rest is changed at once. The day is empty if there is none. */
const cardValues = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  description: z.string(),
  due: z.string(),
})

/** Text values of a card. */
export type CardValues = z.infer<typeof cardValues>

/** The form of a card. */
export const cardForm = defineForm(cardValues)

/** Form values of an existing card. */
export function valuesOf({ name, description, due }: Card): CardValues {
  return { name, description, due: due ?? '' }
}

/** Form values as they are sent. */
export function contentOf({ name, description, due }: CardValues) {
  return { name, description, due: due === '' ? null : due } satisfies Partial<Card>
}
