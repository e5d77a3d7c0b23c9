import { nameOfRef } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import { approvalFields, type StoredApprovable } from '../approval/fields'
import { countries } from '../parties/contract'
import { tradingCapabilities, businessKinds, type BusinessRow, risks } from './contract'

type Stored = StoredApprovable & Omit<BusinessRow, '_actions' | 'submission' | 'claim' | 'update'>

/** Fields by which lists of businesses can be queried. */
export const businessFields = defineFields<Stored>()({
  ...approvalFields,
  tradingName: { type: 'text', of: ({ tradingName }) => tradingName, searched: true, sorted: true },
  legalName: { type: 'text', of: ({ legalName }) => legalName, searched: true },
  businessNo: { type: 'text', of: ({ businessNo }) => businessNo, searched: true },
  taxPin: { type: 'text', of: ({ taxPin }) => taxPin, searched: true },
  kind: { type: 'choice', values: businessKinds, of: ({ kind }) => kind, filtered: true },
  county: { type: 'text', of: ({ county }) => county, sorted: true, filtered: true },
  town: { type: 'text', of: ({ town }) => town, searched: true },
  country: { type: 'choice', values: countries, of: ({ country }) => country, filtered: true },
  risk: { type: 'choice', values: risks, of: ({ risk }) => risk, sorted: true, filtered: true },
  capabilities: {
    type: 'choices',
    values: tradingCapabilities,
    of: ({ capabilities }) => capabilities,
    filtered: 'capability',
  },
  recruitedBy: { type: 'reference', of: ({ recruitedBy }) => recruitedBy },
  plan: { type: 'text', of: ({ plan }) => (plan ? nameOfRef(plan) : null), filtered: true },
  products: { type: 'count', of: ({ stats }) => stats.products, sorted: true },
  orders30d: { type: 'count', of: ({ stats }) => stats.orders30d, sorted: true },
  gmv30d: { type: 'amounts', of: ({ stats }) => stats.gmv30d },
  /** Hundredths of a star. */
  ratingAvg: { type: 'count', of: ({ stats }) => stats.ratingAvg, sorted: true },
  returnsRate: { type: 'rate', of: ({ stats }) => stats.returnsRateBps, sorted: true },
  approvedAt: {
    type: 'instant',
    of: ({ approvedAt }) => approvedAt,
    sorted: true,
    filtered: 'approved',
  },
  documentsExpireOn: {
    type: 'day',
    of: ({ documentsExpireOn }) => documentsExpireOn,
    sorted: true,
  },
  /** Expiring within 30 days. */
  documentsExpiring: { type: 'flag', filtered: true },
  /** Without orders for 60 days. */
  dormant: { type: 'flag', filtered: true },
  /** Approved within the last 30 days. */
  isNew: { type: 'flag', filtered: true },
  /** Three stars or fewer. */
  lowRated: {
    type: 'flag',
    of: ({ stats: { ratingAvg } }) => ratingAvg !== null && ratingAvg <= 300,
    filtered: true,
  },
})
