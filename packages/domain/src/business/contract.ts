import {
  approvableDetail,
  approvableRow,
  approvalStatuses,
  document,
  requestedChange,
  updateOf,
} from '../approval/contract'
import { address, countries, identity, payoutAccount } from '../parties/contract'
import { instant, media, money, ref, token } from '@console/core/contracts'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** A share in hundredths of a per cent: 1250 is 12.5 %. */
const basisPoints = count

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
export const tradingCapabilities = [
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

const changeable = {
  /** 120 characters at most are agreed; a longer one is shown all the same. */
  tradingName: z.string().check(z.minLength(1)),
  legalName: z.string(),
  /** 96 by 96 pixels; null where it has none. */
  logo: z.nullable(media),
  kind: z.enum(businessKinds),
  capabilities: z.array(z.enum(tradingCapabilities)),
  country: z.enum(countries),
  county: z.string(),
  town: z.string(),
  taxPin: z.string(),
}

/** One row of `GET {business}/businesses`. */
export const businessRow = z.extend(approvableRow, {
  /** `B-000123`. */
  businessNo: z.string(),
  ...changeable,
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
    ratingAvg: z.nullable(count),
    reviewCount: count,
  }),
  /** Null where there was none. */
  lastOrderAt: z.nullable(instant),
  risk: z.enum(risks),
  /** When the first of its accepted documents ends; null where none does. */
  documentsExpireOn: z.nullable(z.iso.date()),
  /** When it was first approved; null before that. */
  approvedAt: z.nullable(instant),
  update: updateOf(z.object(changeable)),
})

/** A business as lists have it. */
export type BusinessRow = z.infer<typeof businessRow>

/** What two records may have in common that should be each one's own. */
const duplicateFields = ['registrationNo', 'taxPin', 'user_phone', 'payoutAccount'] as const

const changeableDetail = {
  /** The only one of its country. */
  registrationNo: z.string(),
  address,
  owner: z.object({
    ...identity.shape,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    user_phone: z.string(),
  }),
  contacts: z.array(
    z.object({ name: z.string(), role: z.string(), phone: z.string(), email: z.string() }),
  ),
  website: z.nullable(z.string()),
}

/** Answer of `GET {business}/businesses/{secureToken}`. */
export const businessDetail = z.extend(businessRow, {
  ...approvableDetail.shape,
  ...changeableDetail,
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
      /** The value that both have; masked where it is masked elsewhere. */
      matches: z.array(z.object({ field: z.enum(duplicateFields), value: z.string() })),
    }),
  ),
  /** Orders by day, oldest first: the last 90 days of an approved business; empty for others. */
  days: z.array(
    z.object({ date: z.iso.date(), orders: count, gmv: z.array(money), returns: count }),
  ),
  detailUpdate: updateOf(z.object(changeableDetail)),
  /** How its owner has answered a request for changes: while it waits again; null otherwise. */
  answered: z.nullable(
    z.object({
      at: instant,
      /** What the owner says to it; null for nothing. */
      reply: z.nullable(z.string()),
      /** What was asked, by pointers into this record. */
      asked: z.array(requestedChange),
      /** What stood before in the fields that were changed. */
      before: z.partial(
        z.object({
          tradingName: changeable.tradingName,
          legalName: changeable.legalName,
          kind: changeable.kind,
          capabilities: changeable.capabilities,
          country: changeable.country,
          taxPin: changeable.taxPin,
          registrationNo: changeableDetail.registrationNo,
          address,
          owner: changeableDetail.owner,
        }),
      ),
      /** The documents that were sent in anew, or of which a number or the last day was changed, by `docToken`. */
      documents: z.array(token),
    }),
  ),
})

/** A whole business. */
export type BusinessDetail = z.infer<typeof businessDetail>
