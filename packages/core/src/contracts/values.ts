import * as z from 'zod/mini'
import { currencies, type Currency } from './currencies'

/** An opaque identifier of a record; never taken apart, never sorted by (specification 3, route identifiers). */
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))

/** Whether something can be the identifier of a record: what comes from an address is asked before it is sent anywhere. */
export function isToken(value: unknown): value is string {
  return token.safeParse(value).success
}

/**
 * An instant in UTC, `2026-06-15T09:00:00Z`. Instants of this form sort as texts; one that a server tells with another offset,
 * `2026-06-15T12:00:00+03:00`, becomes what it is in UTC.
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

/** An amount that is taken off, with its sign; nothing taken off is nothing, not minus nothing. */
export function takenOff<Amount extends Money>(money: Amount): Amount {
  return { ...money, amount: 0 - money.amount }
}

/** What is written in several languages; English always, and instead of those that are missing. */
export const text = z.object({
  en: z.string(),
  tr: z.optional(z.string()),
  ar: z.optional(z.string()),
})

/** What is written in several languages. */
export type Text = z.infer<typeof text>

/** What something is called: as it is in any language, or in several. */
export type Name = string | Text

/** Another record, as a record names it; with its names where it has them in several languages, of which the label is the English one. */
export const ref = z.object({ token, label: z.string(), names: z.optional(text) })

/** A reference to another record. */
export type Ref = z.infer<typeof ref>

/** What another record is called. */
export function nameOfRef({ label, names }: Pick<Ref, 'label' | 'names'>): Name {
  return names ?? label
}

/** Who did something. An owner is a seller or an agent; the system is no one. */
export const actor = z.object({
  token,
  name: z.string(),
  role: z.enum(['SuperAdmin', 'admin', 'staff', 'owner', 'system']),
})

/** Someone, or the system, that did something. */
export type Actor = z.infer<typeof actor>

/** A picture or a scanned document. Width and height in pixels, so that its place is kept while it comes. */
export const media = z.object({
  mediaToken: token,
  /** An address of this host or another, or a `data:image/` one from the sample backend. It is only ever drawn as a picture. */
  url: z.string(),
  alt: z.string(),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
})

/** A picture or a scanned document. */
export type Media = z.infer<typeof media>
