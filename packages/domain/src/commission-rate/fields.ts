import { defineFields } from '@console/core/fields'
import type { CommissionRateRow } from './contract'
import { highestBps } from './lifecycle'
import { rateBases, rateKinds, rateLevels, ratePayers, rateStatuses } from './terms'

type Stored = Omit<CommissionRateRow, '_actions' | 'appliesTo' | 'earned30d'>

/** Fields by which lists of rates can be queried. */
export const rateFields = defineFields<Stored>()({
  kind: { type: 'choice', values: rateKinds, of: ({ kind }) => kind, sorted: true, filtered: true },
  status: {
    type: 'choice',
    values: rateStatuses,
    of: ({ status }) => status,
    sorted: true,
    filtered: true,
  },
  /** The subject of the default rate has no name. */
  subject: {
    type: 'text',
    of: ({ subject }) => subject.ref?.label ?? '',
    searched: true,
    sorted: true,
  },
  /** Of a product or service. */
  sku: { type: 'text', of: ({ subject }) => subject.item?.sku ?? null, searched: true },
  /** Seller of the product or service. */
  business: {
    type: 'reference',
    of: ({ subject }) => subject.item?.business ?? null,
    searched: true,
  },
  subjectToken: {
    type: 'text',
    of: ({ subject }) => subject.ref?.token ?? null,
    filtered: 'subject',
  },
  type: {
    type: 'choice',
    values: rateLevels,
    of: ({ subject }) => subject.type,
    sorted: true,
    filtered: 'subjectType',
  },
  basis: { type: 'choice', values: rateBases, of: ({ basis }) => basis, filtered: true },
  paidOutOf: {
    type: 'choice',
    values: ratePayers,
    of: ({ paidOutOf }) => paidOutOf,
    filtered: true,
  },
  /** Highest rate of its tiers. */
  rate: { type: 'rate', of: highestBps, sorted: true, filtered: true },
  effectiveFrom: {
    type: 'instant',
    of: ({ effectiveFrom }) => effectiveFrom,
    sorted: true,
    filtered: 'effective',
  },
  effectiveTo: { type: 'instant', of: ({ effectiveTo }) => effectiveTo, sorted: true },
  reason: { type: 'text', of: ({ reason }) => reason, searched: true },
  changedBy: {
    type: 'text',
    of: ({ changedBy }) => changedBy.name,
    searched: true,
    sorted: true,
    filtered: true,
  },
  changedAt: {
    type: 'instant',
    of: ({ changedAt }) => changedAt,
    sorted: true,
    filtered: 'changed',
  },
})
