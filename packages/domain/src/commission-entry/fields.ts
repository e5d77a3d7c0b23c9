import { defineFields } from '@console/core/fields'
import { beneficiaries, type CommissionEntry, entryStates, entryTypes } from './contract'

/** Fields by which the ledger can be queried. */
export const entryFields = defineFields<Omit<CommissionEntry, '_actions' | 'state' | 'voucher'>>()({
  type: { type: 'choice', values: entryTypes, of: ({ type }) => type, filtered: true },
  state: { type: 'choice', values: entryStates, filtered: true },
  beneficiary: {
    type: 'choice',
    values: beneficiaries,
    of: ({ beneficiary }) => beneficiary,
    filtered: true,
  },
  agent: {
    type: 'reference',
    of: ({ agent }) => agent,
    searched: true,
    sorted: true,
    filtered: true,
  },
  product: {
    type: 'reference',
    of: ({ product }) => product,
    searched: true,
    sorted: true,
    filtered: true,
  },
  order: { type: 'reference', of: ({ order }) => order, searched: true, filtered: true },
  /** Token of the voucher with this line. */
  voucher: { type: 'reference', filtered: true },
  reason: { type: 'text', of: ({ reason }) => reason, searched: true },
  currency: { type: 'text', of: ({ amount }) => amount.currency, filtered: true },
  amount: {
    type: 'money',
    of: ({ amount }) => amount,
    sorted: true,
    filtered: true,
    totalled: true,
  },
  at: { type: 'instant', of: ({ at }) => at, sorted: true, filtered: true },
})
