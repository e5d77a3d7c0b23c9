import { refundMethods, returnReasons, returnStatuses } from '@console/domain/return-voucher'
import { choice, flag, type ListSource, moneyRange, oneOf, timeRange } from '../../lists/listSource'
import type { ReturnVoucher } from './rows'
import { isReturnWaiting } from './seeds'

/** What lists of returns can be asked for (domain design 6.5). */
export const returnList = {
  searched: ({ returnNo, merchant, order, sale, raisedBy }) => [
    returnNo,
    merchant.label,
    order.label,
    sale?.label ?? null,
    raisedBy.name,
  ],
  totalled: ({ amount }) => amount,
  filters: {
    waiting: flag(isReturnWaiting),
    status: choice(returnStatuses, ({ status }) => status),
    reason: choice(returnReasons, ({ reason }) => reason),
    refundMethod: choice(refundMethods, ({ refundMethod }) => refundMethod),
    merchant: oneOf(({ merchant }) => merchant.token),
    order: oneOf(({ order }) => order.token),
    overWindow: flag(({ isOverWindow }) => isOverWindow),
    overdue: flag((row, { now }) => isReturnWaiting(row) && row.dueAt < now),
    /** `me`, `none`, or a reviewer's token. */
    claimedBy: oneOf(({ claimedBy }, { account }) => {
      if (claimedBy === null) return 'none'
      return claimedBy.token === account.token ? ['me', claimedBy.token] : claimedBy.token
    }),
    currency: oneOf(({ amount }) => amount.currency),
    raised: timeRange(({ raisedAt }) => raisedAt),
    amount: moneyRange(({ amount }) => amount),
  },
  sorts: {
    returnNo: ({ returnNo }) => returnNo,
    raisedAt: ({ raisedAt }) => raisedAt,
    dueAt: ({ dueAt }) => dueAt,
    merchant: ({ merchant }) => merchant.label,
    lineCount: ({ lineCount }) => lineCount,
    amount: ({ amount }) => amount,
    status: ({ status }) => returnStatuses.indexOf(status),
  },
} satisfies Omit<ListSource<ReturnVoucher>, 'token'>
