import * as z from 'zod/mini'
import { currencies, type Currency } from './currencies'

/** An opaque identifier of a record; never parsed, never sorted by (specification 3, route identifiers). */
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))

/** Checks whether a value has the form of a record's identifier: for values from an address, before they are sent anywhere. */
export function isToken(value: unknown): value is string {
  return token.safeParse(value).success
}

/**
 * An instant in UTC, `2026-06-15T09:00:00Z`. Instants of this form sort as texts; one with another offset, `2026-06-15T12:00:00+03:00`,
 * is converted to UTC.
 */
export const instant = z.iso.datetime({ offset: true }).check(z.overwrite(inUtc))

function inUtc(text: string): string {
  const time = text.endsWith('Z') ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? text : new Date(time).toISOString().replace('.000Z', 'Z')
}

/** An amount in the smallest units of its currency: a whole number, cents of the shilling, whole Ugandan shillings. */
export const money = z.object({
  amount: z.int(),
  currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]),
})

/** An amount of money. */
export type Money = z.infer<typeof money>

/** Negates a deducted amount; zero stays zero, not minus zero. */
export function takenOff<Amount extends Money>(money: Amount): Amount {
  return { ...money, amount: 0 - money.amount }
}

/** A text in several languages; English is required, and replaces missing ones. */
export const text = z.object({
  en: z.string(),
  tr: z.optional(z.string()),
  ar: z.optional(z.string()),
})

/** A text in several languages. */
export type Text = z.infer<typeof text>

/** A name: one text for every language, or one per language. */
export type Name = string | Text

/** Reference to another record; with its names where it has them in several languages, of which the label is the English one. */
export const ref = z.object({ token, label: z.string(), names: z.optional(text) })

/** A reference to another record. */
export type Ref = z.infer<typeof ref>

/** Name of a referenced record. */
export function nameOfRef({ label, names }: Pick<Ref, 'label' | 'names'>): Name {
  return names ?? label
}

/** Author of an action. An owner is a seller or an agent; the system is no person. */
export const actor = z.object({
  token,
  name: z.string(),
  role: z.enum(['SuperAdmin', 'admin', 'staff', 'owner', 'system']),
})

/** Author of an action: a person or the system. */
export type Actor = z.infer<typeof actor>

/** A picture or a scanned document. Width and height in pixels, to reserve its space while it loads. */
export const media = z.object({
  mediaToken: token,
  /** An address of this host or another, or a `data:image/` one from the sample backend. Only ever rendered as an image. */
  url: z.string(),
  alt: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
})

/** A picture or a scanned document. */
export type Media = z.infer<typeof media>
