import { defineFields } from '@console/core/fields'
import { countries } from '../parties/contract'
import type { CollectionRow } from './contract'

/** Fields by which collections can be queried. */
export const collectionFields = defineFields<Omit<CollectionRow, '_actions'>>()({
  agent: {
    type: 'reference',
    of: ({ agent }) => agent,
    searched: true,
    sorted: true,
    filtered: true,
  },
  currency: { type: 'text', of: ({ currency }) => currency, sorted: true, filtered: true },
  /** Country of the agent. */
  country: { type: 'choice', values: countries, filtered: true },
  accrued: { type: 'money', of: ({ accrued }) => accrued, sorted: true },
  reversed: { type: 'money', of: ({ reversed }) => reversed },
  adjusted: { type: 'money', of: ({ adjusted }) => adjusted },
  open: { type: 'money', of: ({ open }) => open, sorted: true },
  vouchered: { type: 'money', of: ({ vouchered }) => vouchered },
  paid: { type: 'money', of: ({ paid }) => paid, sorted: true },
  outstanding: {
    type: 'money',
    of: ({ outstanding }) => outstanding,
    sorted: true,
    filtered: true,
    totalled: true,
  },
  orders: { type: 'count', of: ({ orders }) => orders, sorted: true },
  hasOpen: { type: 'flag', of: ({ openEntries }) => openEntries > 0, filtered: true },
  oldestOpenAt: { type: 'instant', of: ({ oldestOpenAt }) => oldestOpenAt, sorted: true },
  /** With a line that has been open for more than 30 days. */
  isOld: { type: 'flag', filtered: true },
  lastPaidAt: { type: 'instant', of: ({ lastPaidAt }) => lastPaidAt, sorted: true },
})
