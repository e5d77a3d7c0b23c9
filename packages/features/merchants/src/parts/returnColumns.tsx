import { returnKind, type ReturnRow } from '@console/domain/return-voucher'
import { ago, chipCell, choice, count, type IndexColumn, money, text } from '@console/templates'

/** The columns of the list of returns. */
export const returnColumns = {
  number: text({
    id: 'number',
    title: 'column.returnNo',
    width: 144,
    priority: 1,
    sort: 'returnNo',
    of: ({ returnNo }) => returnNo,
  }),
  merchant: text({
    id: 'merchant',
    title: 'column.merchant',
    width: 176,
    priority: 2,
    sort: 'merchant',
    of: ({ merchant }) => merchant.label,
  }),
  reason: choice({
    id: 'reason',
    title: 'fact.reason',
    width: 148,
    priority: 2,
    of: ({ reason }) => reason,
    word: (reason) => `returnReason.${reason}`,
  }),
  amount: money({
    id: 'amount',
    title: 'column.amount',
    width: 148,
    priority: 1,
    sort: 'amount',
    of: ({ amount }) => amount,
  }),
  granted: money({
    id: 'granted',
    title: 'column.granted',
    width: 148,
    priority: 3,
    isOptional: true,
    of: ({ granted }) => granted,
  }),
  refundMethod: choice({
    id: 'refundMethod',
    title: 'column.refundMethod',
    width: 140,
    priority: 3,
    of: ({ refundMethod }) => refundMethod,
    word: (method) => `refundMethod.${method}`,
  }),
  raised: ago({
    id: 'raised',
    title: 'column.raised',
    width: 112,
    priority: 3,
    sort: 'raisedAt',
    of: ({ raisedAt }) => raisedAt,
  }),
  /** When it has to be decided, as long as it waits for that. */
  due: {
    id: 'due',
    title: 'templates:approval.column.due',
    width: 140,
    priority: 1,
    sort: 'dueAt',
    text: (row, { formats, now }) =>
      isWaiting(row) ? formats.until(new Date(row.dueAt), now) : '–',
    cell: (row, { formats, now }) => {
      if (!isWaiting(row)) return '–'
      const dueAt = new Date(row.dueAt)
      const due = formats.until(dueAt, now)
      return dueAt < now ? chipCell(due, 'waiting') : due
    },
    csv: [{ value: ({ dueAt }) => dueAt }],
  },
  status: {
    id: 'status',
    title: 'fact.status',
    width: 148,
    priority: 1,
    sort: 'status',
    text: ({ status }, { t }) => t(`status.${status}`),
    cell: ({ status }, { t }) => chipCell(t(`status.${status}`), returnKind.statuses[status].tone),
    csv: [{ code: ({ status }) => status }],
  },
  claimedBy: text({
    id: 'claimedBy',
    title: 'templates:approval.column.claimedBy',
    priority: 3,
    isOptional: true,
    of: ({ claimedBy }) => claimedBy?.name ?? null,
  }),
  lines: count({
    id: 'lines',
    title: 'column.lines',
    width: 92,
    priority: 3,
    sort: 'lineCount',
    isOptional: true,
    of: ({ lineCount }) => lineCount,
  }),
  order: text({
    id: 'order',
    title: 'column.order',
    width: 176,
    priority: 3,
    isOptional: true,
    of: ({ order }) => order.label,
  }),
  receipt: text({
    id: 'receipt',
    title: 'column.receipt',
    width: 190,
    priority: 3,
    isOptional: true,
    of: ({ sale }) => sale?.label ?? null,
  }),
  raisedBy: text({
    id: 'raisedBy',
    title: 'column.buyer',
    priority: 3,
    isOptional: true,
    of: ({ raisedBy }) => raisedBy.name,
  }),
} as const satisfies Record<string, IndexColumn<ReturnRow>>

/** Whether somebody still has to decide about it. */
function isWaiting({ status }: ReturnRow): boolean {
  return status === 'submitted' || status === 'under_review'
}
