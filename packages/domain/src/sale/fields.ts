import { defineFields } from '@console/core/fields'
import { saleChannels, type SaleRow, settlements } from './contract'

/** Fields by which ledgers of sales can be queried. */
export const saleFields = defineFields<Omit<SaleRow, '_actions'>>()({
  receiptNo: { type: 'text', of: ({ receiptNo }) => receiptNo, searched: true, sorted: true },
  channel: { type: 'choice', values: saleChannels, of: ({ channel }) => channel, filtered: true },
  order: { type: 'reference', of: ({ order }) => order, searched: true },
  business: {
    type: 'reference',
    of: ({ business }) => business,
    searched: true,
    sorted: true,
    filtered: true,
  },
  buyer: { type: 'text', of: ({ buyerName }) => buyerName, searched: true, sorted: true },
  completedAt: {
    type: 'instant',
    of: ({ completedAt }) => completedAt,
    sorted: true,
    filtered: 'completed',
  },
  /** Completed in this month, by UTC. */
  thisMonth: { type: 'flag', filtered: true },
  currency: { type: 'text', of: ({ net }) => net.currency, filtered: true },
  gross: { type: 'money', of: ({ gross }) => gross, sorted: true },
  discount: { type: 'money', of: ({ discount }) => discount },
  tax: { type: 'money', of: ({ tax }) => tax },
  delivery: { type: 'money', of: ({ delivery }) => delivery },
  net: { type: 'money', of: ({ net }) => net, sorted: true, filtered: 'amount', totalled: true },
  returned: { type: 'money', of: ({ returned }) => returned },
  platformCommission: { type: 'money', of: ({ platformCommission }) => platformCommission },
  agentCommission: { type: 'money', of: ({ agentCommission }) => agentCommission },
  payable: { type: 'money', of: ({ payable }) => payable, sorted: true },
  settlement: {
    type: 'choice',
    values: settlements,
    of: ({ settlement }) => settlement,
    sorted: true,
    filtered: true,
  },
  settledAt: {
    type: 'instant',
    of: ({ settledAt }) => settledAt,
    sorted: true,
    filtered: 'settled',
  },
  settlementReference: {
    type: 'text',
    of: ({ settlementReference }) => settlementReference,
    searched: true,
  },
})
