import { defineForm } from '@console/form'
import * as z from 'zod/mini'
import type { Card } from '../contract'

/** What is typed of a card; the rest of it is pressed. The day is empty where there is none. */
const cardValues = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  description: z.string(),
  due: z.string(),
})

/** What is typed of a card. */
export type CardValues = z.infer<typeof cardValues>

/** The form of a card. */
export const cardForm = defineForm(cardValues)

/** What can be typed of a card that there is. */
export function valuesOf({ name, description, due }: Card): CardValues {
  return { name, description, due: due ?? '' }
}

/** What was typed, as it is sent. */
export function contentOf({ name, description, due }: CardValues) {
  return { name, description, due: due === '' ? null : due } satisfies Partial<Card>
}
