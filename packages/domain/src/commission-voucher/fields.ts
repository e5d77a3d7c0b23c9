import { defineFields } from '@console/core/fields'
import type { VoucherRow } from './contract'
import { payoutMethods, voucherStatuses } from './terms'

/** Fields by which lists of vouchers can be queried. */
export const voucherFields = defineFields<Omit<VoucherRow, '_actions' | 'attemptCount'>>()({
  voucherNo: { type: 'text', of: ({ voucherNo }) => voucherNo, searched: true, sorted: true },
  status: {
    type: 'choice',
    values: voucherStatuses,
    of: ({ status }) => status,
    sorted: true,
    filtered: true,
  },
  agent: {
    type: 'reference',
    of: ({ agent }) => agent,
    searched: true,
    sorted: true,
    filtered: true,
  },
  currency: { type: 'text', of: ({ currency }) => currency, filtered: true },
  /** Its last day. */
  period: { type: 'day', of: ({ period }) => period.to, sorted: true, filtered: true },
  entryCount: { type: 'count', of: ({ entryCount }) => entryCount, sorted: true },
  gross: { type: 'money', of: ({ gross }) => gross, sorted: true },
  withholding: { type: 'money', of: ({ withholding }) => withholding.amount },
  net: { type: 'money', of: ({ net }) => net, sorted: true, filtered: true, totalled: true },
  method: { type: 'choice', values: payoutMethods, of: ({ method }) => method, filtered: true },
  destination: { type: 'text', of: ({ destination }) => destination || null },
  providerReference: { type: 'text', searched: true },
  receiptNo: { type: 'text', searched: true },
  /** `me`, or the token of its author. */
  preparedBy: { type: 'reference', filtered: true },
  /** Name of its author. */
  preparer: { type: 'text', of: ({ prepared }) => prepared.by.name, filtered: true },
  preparedAt: { type: 'instant', of: ({ prepared }) => prepared.at, sorted: true },
  paidAt: { type: 'instant', of: ({ paid }) => paid?.at ?? null, sorted: true },
  dueAt: { type: 'instant', of: ({ dueAt }) => dueAt, sorted: true },
  overdue: { type: 'flag', filtered: true },
  /** With a failed payment attempt, even if a later one succeeded. */
  failedBefore: { type: 'flag', filtered: true },
})
