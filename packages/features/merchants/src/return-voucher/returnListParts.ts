import { defineFields } from '@console/core/fields'
import { businessesResource } from '@console/domain/business'
import {
  isReturnWaiting,
  returnFields,
  returnWorkflow,
  type ReturnRow,
} from '@console/domain/return-voucher'
import { chipCell, listParts } from '@console/list'

const fields = {
  ...returnFields,
  ...defineFields<ReturnRow>()({
    reviewer: { type: 'text', of: ({ claimedBy }) => claimedBy?.name ?? null },
  }),
}

/** Columns and filters of the list of returns. */
export const { columns: returnColumns, filters: returnFilters } = listParts<ReturnRow>()(fields, {
  returnNo: { title: 'column.returnNo', width: 144, priority: 1 },
  status: {
    title: 'fact.status',
    messages: 'return-voucher:status',
    statuses: returnWorkflow.statuses,
    width: 148,
    priority: 1,
    filter: { isPinned: true },
  },
  merchant: {
    title: 'column.merchant',
    width: 176,
    priority: 2,
    filter: { isPinned: true, resource: businessesResource },
  },
  reason: {
    title: 'fact.reason',
    messages: 'order:reason',
    width: 176,
    priority: 2,
    filter: { isPinned: true },
  },
  amount: { title: 'column.amount', priority: 1, filter: true },
  granted: { title: 'column.granted', width: 148, priority: 3, isOptional: true },
  refundMethod: {
    title: 'column.refundMethod',
    messages: 'refundMethod',
    width: 140,
    priority: 3,
    filter: true,
  },
  raisedAt: { title: 'column.raised', isAgo: true, width: 112, priority: 3, filter: true },
  /** Due time of the decision, while it is pending. */
  dueAt: {
    title: 'marketplace:approval.column.due',
    width: 140,
    priority: 1,
    text: (row, { formats, now }) =>
      isReturnWaiting(row) ? formats.until(new Date(row.dueAt), now) : '–',
    cell: (row, { formats, now }) => {
      if (!isReturnWaiting(row)) return '–'
      const dueAt = new Date(row.dueAt)
      const due = formats.until(dueAt, now)
      return dueAt < now ? chipCell(due, 'waiting') : due
    },
    csv: [{ value: ({ dueAt }) => dueAt }],
  },
  overdue: { title: 'marketplace:approval.filter.overdue', filter: { isPinned: true } },
  overWindow: { title: 'filter.overWindow', filter: { isPinned: true } },
  claimedBy: {
    title: 'marketplace:approval.column.claimedBy',
    filter: {
      isSingle: true,
      values: ['me', 'none'],
      messages: 'marketplace:approval.filter.claimedBy',
    },
  },
  reviewer: { title: 'marketplace:approval.column.claimedBy', priority: 3, isOptional: true },
  lineCount: { title: 'column.lines', width: 92, priority: 3, isOptional: true },
  order: { title: 'column.order', width: 176, priority: 3, isOptional: true },
  sale: { title: 'column.receipt', width: 190, priority: 3, isOptional: true },
  raisedBy: { title: 'column.buyer', priority: 3, isOptional: true },
})
