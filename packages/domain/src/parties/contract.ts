import * as z from 'zod/mini'
import { currencies, type Currency, token } from '@console/core/contracts'

/** Where businesses and agents may be (ISO 3166-1 alpha-2). */
export const countries = ['KE', 'UG', 'TZ', 'RW', 'BI', 'ET', 'SO', 'DJ'] as const

/** A telephone number with the country's code: E.164, as every phone of the marketplace is kept. */
export const e164 = /^\+[1-9]\d{7,14}$/

/** A county, a district or a region in which someone works. */
export const territory = z.object({ countryCode: z.enum(countries), county: z.string() })

/** Where a business, or a listing of it, is found. */
export const address = z.object({
  line1: z.string(),
  town: z.string(),
  county: z.string(),
  postalCode: z.nullable(z.string()),
  countryCode: z.enum(countries),
  /** Degrees; null where nobody has placed it on the map. */
  position: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
})

/** Where something is found. */
export type Address = z.infer<typeof address>

/** A time of day, `08:30`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** When somebody is there, by days of the week; a day may have several times. */
export const weeklyHours = z.array(
  z.object({
    /** 1 is Monday, 7 is Sunday. */
    weekday: z.int().check(z.minimum(1), z.maximum(7)),
    from: timeOfDay,
    to: timeOfDay,
  }),
)

/** When somebody is there, by days of the week. */
export type WeeklyHours = z.infer<typeof weeklyHours>

/** What someone proves to be who they are with. The number stays masked: `••••4821`. */
export const identity = z.object({
  idType: z.enum(['national_id', 'passport', 'alien_id']),
  idNumberMasked: z.string(),
})

/** An account that a business or an agent is paid to. */
export const payoutAccount = z.object({
  accountToken: token,
  type: z.enum(['bank', 'mobile_money']),
  /** For example the name of a bank; a name, never a word to be translated. */
  provider: z.string(),
  /** `••••4821`. */
  accountMasked: z.string(),
  holderName: z.string(),
  currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]),
  verified: z.boolean(),
})

/** An account that someone is paid to. */
export type PayoutAccount = z.infer<typeof payoutAccount>
