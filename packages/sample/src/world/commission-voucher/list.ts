import { payoutMethods, voucherStatuses } from '@console/domain/commission-voucher'
import { choice, dayRange, flag, type ListSource, moneyRange, oneOf } from '../../lists/listSource'
import type { CommissionVoucher } from './rows'

/** What lists of vouchers can be asked for (domain design 6.6). */
export const voucherList = {
  searched: ({ voucherNo, agent, providerReference, receiptNo }) => [
    voucherNo,
    agent.label,
    providerReference,
    receiptNo,
  ],
  totalled: ({ net }) => net,
  filters: {
    status: choice(voucherStatuses, ({ status }) => status),
    method: choice(payoutMethods, ({ method }) => method),
    agent: oneOf(({ agent }) => agent.token),
    currency: oneOf(({ currency }) => currency),
    /** `me`, or who has prepared it. */
    preparedBy: oneOf(({ prepared }, { account }) =>
      prepared.by.token === account.token ? ['me', prepared.by.token] : prepared.by.token,
    ),
    /** By name. */
    preparer: oneOf(({ prepared }) => prepared.by.name),
    overdue: flag(
      ({ status, dueAt }, { now }) => !['paid', 'cancelled'].includes(status) && dueAt < now,
    ),
    failedBefore: flag(({ attempts }) => attempts.some(({ outcome }) => outcome === 'failed')),
    period: dayRange(({ period }) => period.to),
    net: moneyRange(({ net }) => net),
  },
  sorts: {
    voucherNo: ({ voucherNo }) => voucherNo,
    agent: ({ agent }) => agent.label,
    period: ({ period }) => period.to,
    entryCount: ({ entryCount }) => entryCount,
    gross: ({ gross }) => gross,
    net: ({ net }) => net,
    preparedAt: ({ prepared }) => prepared.at,
    paidAt: ({ paid }) => paid?.at ?? null,
    dueAt: ({ dueAt }) => dueAt,
    status: ({ status }) => voucherStatuses.indexOf(status),
  },
} satisfies Omit<ListSource<CommissionVoucher>, 'token'>
