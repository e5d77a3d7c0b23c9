import {
  approvableDetail,
  approvableRow,
  approvalStatuses,
  countries,
  document,
  identity,
  instant,
  media,
  money,
  payoutAccount,
  ref,
} from '@console/core/contracts'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** A share in hundredths of a per cent: 1250 is 12.5 %. */
const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000))

/** What a business is. */
export const businessKinds = [
  'retailer',
  'wholesaler',
  'manufacturer',
  'distributor',
  'pharmacy',
  'service_provider',
] as const

/** What a business does on the marketplace. */
export const businessCapabilities = [
  'b2c',
  'b2b',
  'merchant',
  'services',
  'afya',
  'directory',
] as const

/** How much care a business needs. */
export const risks = ['low', 'medium', 'high'] as const

/** Why a business needs care. */
const riskSignals = [
  'new_owner',
  'shared_phone',
  'shared_account',
  'many_returns',
  'document_mismatch',
  'fast_growth',
] as const

/** One row of `GET {business}/businesses`. */
export const businessRow = z.extend(approvableRow, {
  /** `B-000123`. */
  businessNo: z.string(),
  tradingName: z.string().check(z.minLength(2), z.maxLength(120)),
  legalName: z.string().check(z.minLength(2), z.maxLength(160)),
  /** 96 by 96 pixels; null where it has none. */
  logo: z.nullable(media),
  kind: z.enum(businessKinds),
  capabilities: z.array(z.enum(businessCapabilities)).check(z.minLength(1)),
  country: z.enum(countries),
  county: z.string(),
  town: z.string(),
  taxPin: z.string(),
  /** The agent who brought it, by its `agentToken`; null where it came by itself. */
  recruitedBy: z.nullable(ref),
  /** The listing plan it pays for; null for none. */
  plan: z.nullable(ref),
  stats: z.object({
    products: count,
    services: count,
    listings: count,
    /** Orders of the last 30 days. */
    orders30d: count,
    /** Value of these orders, by currency. */
    gmv30d: z.array(money),
    returnsRateBps: basisPoints,
    /** Hundredths of a star, over all its products; null while nobody has rated one. */
    ratingAvg: z.nullable(z.int().check(z.minimum(100), z.maximum(500))),
    reviewCount: count,
  }),
  /** Null where there was none. */
  lastOrderAt: z.nullable(instant),
  risk: z.enum(risks),
  /** When the first of its accepted documents ends; null where none does. */
  documentsExpireOn: z.nullable(z.iso.date()),
  /** When it was first approved; null before that. */
  approvedAt: z.nullable(instant),
})

/** A business as lists have it. */
export type BusinessRow = z.infer<typeof businessRow>

/** What two records may have in common that should be each one's own. */
const duplicateFields = ['registrationNo', 'taxPin', 'user_phone', 'payoutAccount'] as const

/** Answer of `GET {business}/businesses/{secureToken}`. */
export const businessDetail = z.extend(businessRow, {
  ...approvableDetail.shape,
  /** The only one of its country. */
  registrationNo: z.string(),
  address: z.object({
    line1: z.string(),
    town: z.string(),
    county: z.string(),
    postalCode: z.nullable(z.string()),
    countryCode: z.enum(countries),
    /** Degrees; null where nobody has placed it on the map. */
    position: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  }),
  owner: z.object({
    ...identity.shape,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    user_phone: z.string(),
  }),
  contacts: z
    .array(z.object({ name: z.string(), role: z.string(), phone: z.string(), email: z.string() }))
    .check(z.maxLength(5)),
  website: z.nullable(z.string()),
  documents: z.array(document),
  payoutAccounts: z.array(payoutAccount),
  /** The numbers customers in its shop pay to; for merchants. */
  tills: z.array(
    z.object({
      number: z.string(),
      type: z.enum(['till', 'paybill']),
      provider: z.string(),
      active: z.boolean(),
    }),
  ),
  riskSignals: z.array(z.enum(riskSignals)),
  /** Other businesses that have something in common with it. */
  duplicates: z.array(
    z.object({
      business: ref,
      businessNo: z.string(),
      approvalStatus: z.enum(approvalStatuses),
      town: z.string(),
      /** What is the same in both, masked where it is masked elsewhere. */
      matches: z.array(z.object({ field: z.enum(duplicateFields), value: z.string() })),
    }),
  ),
  /** Orders by day, oldest first: the last 90 days of one that trades, none of others. */
  days: z.array(
    z.object({ date: z.iso.date(), orders: count, gmv: z.array(money), returns: count }),
  ),
})

/** A whole business. */
export type BusinessDetail = z.infer<typeof businessDetail>
