import * as z from 'zod/mini'
import { currencies, type Currency, token } from '@console/core/contracts'

/** Countries of businesses and agents (ISO 3166-1 alpha-2). */
export const countries = ['KE', 'UG', 'TZ', 'RW', 'BI', 'ET', 'SO', 'DJ'] as const

/** A telephone number with country code, in E.164, the storage format of all numbers of the marketplace. */
export const e164 = /^\+[1-9]\d{7,14}$/

/** A county, district or region in which someone works. */
export const territory = z.object({ countryCode: z.enum(countries), county: z.string() })

/** Address of a business, or of a listing of it. */
export const address = z.object({
  line1: z.string(),
  town: z.string(),
  county: z.string(),
  postalCode: z.nullable(z.string()),
  countryCode: z.enum(countries),
  /** Degrees; null without a position on the map. */
  position: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
})

export type Address = z.infer<typeof address>

/** A time of day, `08:30`. */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Opening hours by weekday; a day may have several. */
export const weeklyHours = z.array(
  z.object({
    /** 1 is Monday, 7 is Sunday. */
    weekday: z.int().check(z.minimum(1), z.maximum(7)),
    from: timeOfDay,
    to: timeOfDay,
  }),
)

export type WeeklyHours = z.infer<typeof weeklyHours>

/** Proof of identity. The number is masked: `••••4821`. */
export const identity = z.object({
  idType: z.enum(['national_id', 'passport', 'alien_id']),
  idNumberMasked: z.string(),
})

/** Payout account of a business or an agent. */
export const payoutAccount = z.object({
  accountToken: token,
  type: z.enum(['bank', 'mobile_money']),
  /** For example the name of a bank; a proper name, never translated. */
  provider: z.string(),
  /** `••••4821`. */
  accountMasked: z.string(),
  holderName: z.string(),
  currency: z.enum(Object.keys(currencies) as [Currency, ...Currency[]]),
  verified: z.boolean(),
})

export type PayoutAccount = z.infer<typeof payoutAccount>
