import { businessesResource } from '@console/domain/business'
import { refundMethods, returnReasons, returnStatuses } from '@console/domain/return-voucher'
import type { IndexFilter } from '@console/templates'

/** The filters of the list of returns. */
export const returnFilters = {
  status: {
    id: 'status',
    title: 'fact.status',
    isPinned: true,
    kind: 'choice',
    options: returnStatuses.map((value) => ({ value, title: `status.${value}` as const })),
  },
  reason: {
    id: 'reason',
    title: 'fact.reason',
    isPinned: true,
    kind: 'choice',
    options: returnReasons.map((value) => ({ value, title: `returnReason.${value}` as const })),
  },
  merchant: {
    id: 'merchant',
    title: 'column.merchant',
    isPinned: true,
    kind: 'record',
    resource: businessesResource,
  },
  overdue: {
    id: 'overdue',
    title: 'templates:approval.filter.overdue',
    isPinned: true,
    kind: 'flag',
  },
  overWindow: { id: 'overWindow', title: 'filter.overWindow', isPinned: true, kind: 'flag' },
  claimedBy: {
    id: 'claimedBy',
    title: 'templates:approval.column.claimedBy',
    kind: 'choice',
    isSingle: true,
    options: (['me', 'none'] as const).map((value) => ({
      value,
      title: `templates:approval.filter.claimedBy.${value}` as const,
    })),
  },
  refundMethod: {
    id: 'refundMethod',
    title: 'column.refundMethod',
    kind: 'choice',
    options: refundMethods.map((value) => ({ value, title: `refundMethod.${value}` as const })),
  },
  raised: { id: 'raised', title: 'column.raised', kind: 'dates' },
  amount: { id: 'amount', title: 'column.amount', kind: 'money' },
} as const satisfies Record<string, IndexFilter>
