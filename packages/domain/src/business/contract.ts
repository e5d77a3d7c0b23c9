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

/** A share in basis points: 1250 is 12.5 %. */
const basisPoints = count

/** Types of businesses. */
export const businessKinds = [
  'retailer',
  'wholesaler',
  'manufacturer',
  'distributor',
  'pharmacy',
  'service_provider',
] as const

/** Activities of a business on the marketplace. */
export const tradingCapabilities = [
  'b2c',
  'b2b',
  'merchant',
  'services',
  'afya',
  'directory',
] as const

/** Risk levels of a business. */
export const risks = ['low', 'medium', 'high'] as const

/** Reasons for a risk level above low. */
const riskSignals = [
  'new_owner',
  'shared_phone',
  'shared_account',
  'many_returns',
  'document_mismatch',
  'fast_growth',
] as const

const changeable = {
  /** The contract allows at most 120 characters; longer names are shown nevertheless. */
  tradingName: z.string().check(z.minLength(1)),
  legalName: z.string(),
  /** 96 by 96 pixels; null without a logo. */
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
  /** The agent who recruited it, by `agentToken`; null if it registered on its own. */
  recruitedBy: z.nullable(ref),
  /** Listing plan that it pays for; null for none. */
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
    /** Hundredths of a star, over all its products; null without ratings. */
    ratingAvg: z.nullable(count),
    reviewCount: count,
  }),
  /** Null without orders. */
  lastOrderAt: z.nullable(instant),
  risk: z.enum(risks),
  /** Earliest expiry of its accepted documents; null if none expires. */
  documentsExpireOn: z.nullable(z.iso.date()),
  /** First approval; null before. */
  approvedAt: z.nullable(instant),
  update: updateOf(z.object(changeable)),
})

export type BusinessRow = z.infer<typeof businessRow>

/** Fields that should be unique to a record. */
const duplicateFields = ['registrationNo', 'taxPin', 'user_phone', 'payoutAccount'] as const

const changeableDetail = {
  /** Unique within its country. */
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
  /** Till numbers for payments in its shop; for merchants. */
  tills: z.array(
    z.object({
      number: z.string(),
      type: z.enum(['till', 'paybill']),
      provider: z.string(),
      active: z.boolean(),
    }),
  ),
  riskSignals: z.array(z.enum(riskSignals)),
  /** Other businesses with the same value in a unique field. */
  duplicates: z.array(
    z.object({
      business: ref,
      businessNo: z.string(),
      approvalStatus: z.enum(approvalStatuses),
      town: z.string(),
      /** The shared value; masked if it is masked elsewhere. */
      matches: z.array(z.object({ field: z.enum(duplicateFields), value: z.string() })),
    }),
  ),
  /** Orders by day, oldest first: the last 90 days of an approved business; empty for others. */
  days: z.array(
    z.object({ date: z.iso.date(), orders: count, gmv: z.array(money), returns: count }),
  ),
  detailUpdate: updateOf(z.object(changeableDetail)),
  /** Owner's response to a request for changes, while the business is pending again; null otherwise. */
  answered: z.nullable(
    z.object({
      at: instant,
      /** Reply of the owner; null for none. */
      reply: z.nullable(z.string()),
      /** Requested changes, by pointers into this record. */
      asked: z.array(requestedChange),
      /** Previous values of the changed fields. */
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
      /** Documents that were submitted again, or whose number or expiry was changed, by `docToken`. */
      documents: z.array(token),
    }),
  ),
})

export type BusinessDetail = z.infer<typeof businessDetail>
