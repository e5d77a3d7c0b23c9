import { defineFields } from '@console/core/fields'
import type { MerchantSaleRow } from './contract'
import { matches, providers } from './terms'

/** Fields by which lists of payments at tills can be queried. */
export const merchantSaleFields = defineFields<
  Omit<MerchantSaleRow, '_actions' | 'exactReceipt'>
>()({
  providerReference: {
    type: 'text',
    of: ({ providerReference }) => providerReference,
    searched: true,
    sorted: true,
  },
  billReference: { type: 'text', of: ({ billReference }) => billReference, searched: true },
  merchant: {
    type: 'reference',
    of: ({ merchant }) => merchant,
    searched: true,
    sorted: true,
    filtered: true,
  },
  till: { type: 'text', of: ({ till }) => till, searched: true, sorted: true, filtered: true },
  provider: {
    type: 'choice',
    values: providers,
    of: ({ provider }) => provider,
    sorted: true,
    filtered: true,
  },
  payer: { type: 'text', of: ({ payerMasked }) => payerMasked },
  occurredAt: {
    type: 'instant',
    of: ({ occurredAt }) => occurredAt,
    sorted: true,
    filtered: 'occurred',
  },
  currency: { type: 'text', of: ({ amount }) => amount.currency, filtered: true },
  amount: {
    type: 'money',
    of: ({ amount }) => amount,
    sorted: true,
    filtered: true,
    totalled: true,
  },
  fee: { type: 'money', of: ({ fee }) => fee, sorted: true },
  net: { type: 'money', of: ({ net }) => net, sorted: true },
  match: {
    type: 'choice',
    values: matches,
    of: ({ match }) => match,
    sorted: true,
    filtered: true,
  },
  receiptNo: { type: 'text', of: ({ receiptNo }) => receiptNo, searched: true },
  difference: { type: 'money', of: ({ difference }) => difference, sorted: true },
  /** With exactly one unmatched receipt of its amount. */
  exact: { type: 'flag', filtered: true },
  /** Matched with a receipt of another amount. */
  different: {
    type: 'flag',
    of: ({ difference }) => difference !== null && difference.amount !== 0,
    filtered: true,
  },
})
