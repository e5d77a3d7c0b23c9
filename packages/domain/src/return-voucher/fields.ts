import { defineFields } from '@console/core/fields'
import type { ReturnRow } from './contract'
import { returnReasons, returnStatuses } from '../order/returns'
import { refundMethods } from './terms'

/** Fields by which lists of returns can be queried. */
export const returnFields = defineFields<Omit<ReturnRow, '_actions'>>()({
  returnNo: { type: 'text', of: ({ returnNo }) => returnNo, searched: true, sorted: true },
  status: {
    type: 'choice',
    values: returnStatuses,
    of: ({ status }) => status,
    sorted: true,
    filtered: true,
  },
  /** Awaiting a decision. */
  waiting: { type: 'flag', of: isReturnWaiting, filtered: true },
  merchant: {
    type: 'reference',
    of: ({ merchant }) => merchant,
    searched: true,
    sorted: true,
    filtered: true,
  },
  order: { type: 'reference', of: ({ order }) => order, searched: true, filtered: true },
  sale: { type: 'reference', of: ({ sale }) => sale, searched: true },
  reason: { type: 'choice', values: returnReasons, of: ({ reason }) => reason, filtered: true },
  lineCount: { type: 'count', of: ({ lineCount }) => lineCount, sorted: true },
  amount: {
    type: 'money',
    of: ({ amount }) => amount,
    sorted: true,
    filtered: true,
    totalled: true,
  },
  granted: { type: 'money', of: ({ granted }) => granted },
  currency: { type: 'text', of: ({ amount }) => amount.currency, filtered: true },
  refundMethod: {
    type: 'choice',
    values: refundMethods,
    of: ({ refundMethod }) => refundMethod,
    filtered: true,
  },
  raisedAt: {
    type: 'instant',
    of: ({ raisedAt }) => raisedAt,
    sorted: true,
    filtered: 'raised',
  },
  raisedBy: { type: 'text', of: ({ raisedBy }) => raisedBy.name, searched: true },
  dueAt: { type: 'instant', of: ({ dueAt }) => dueAt, sorted: true },
  overdue: { type: 'flag', filtered: true },
  /** Requested after the return window. */
  overWindow: { type: 'flag', of: ({ isOverWindow }) => isOverWindow, filtered: true },
  /** `me`, `none`, or the token of a reviewer. */
  claimedBy: { type: 'reference', filtered: true },
})

/** Checks whether a return awaits a decision. */
export function isReturnWaiting({ status }: Pick<ReturnRow, 'status'>): boolean {
  return status === 'submitted' || status === 'under_review'
}
