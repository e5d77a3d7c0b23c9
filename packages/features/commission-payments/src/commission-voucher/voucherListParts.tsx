import { takenOff } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import { agentCommissionsResource } from '@console/domain/commission-rate'
import { voucherFields, voucherWorkflow, type VoucherRow } from '@console/domain/commission-voucher'
import { chipCell, listParts } from '@console/list'

/** Checks whether the user has prepared it: then someone else has to approve and pay it. */
function isOwn({ _actions }: VoucherRow): boolean {
  return _actions.some(({ blocker }) => blocker === 'same_person')
}

const fields = {
  ...voucherFields,
  ...defineFields<VoucherRow>()({
    attemptCount: { type: 'count', of: ({ attemptCount }) => attemptCount },
  }),
}

/** Columns and filters of the list of vouchers. */
export const { columns: voucherColumns, filters: voucherFilters } = listParts<VoucherRow>()(
  fields,
  {
    voucherNo: { title: 'column.voucher', width: 144, priority: 1 },
    status: {
      title: 'column.status',
      messages: 'commission-voucher:status',
      statuses: voucherWorkflow.statuses,
      width: 168,
      priority: 1,
      filter: { isPinned: true },
    },
    agent: {
      title: 'column.agent',
      width: 172,
      priority: 2,
      // Vouchers refer to agents by `agentToken`, as this resource does.
      filter: { isPinned: true, resource: agentCommissionsResource },
    },
    currency: { title: 'column.currency', filter: { isPinned: true } },
    period: {
      title: 'column.period',
      width: 208,
      priority: 3,
      text: ({ period: { from, to } }, { formats }) =>
        `${formats.date(new Date(from))} – ${formats.date(new Date(to))}`,
      csv: [{ value: ({ period: { from, to } }) => `${from}/${to}` }],
      filter: true,
    },
    entryCount: { title: 'column.entries', width: 92, priority: 3 },
    gross: { title: 'column.gross', width: 148, priority: 3 },
    withholding: {
      title: 'column.withholding',
      width: 132,
      priority: 3,
      of: ({ withholding }) => takenOff(withholding.amount),
    },
    net: { title: 'column.net', priority: 1, filter: true },
    method: {
      title: 'column.method',
      messages: 'method',
      width: 128,
      priority: 3,
      filter: { isPinned: true },
    },
    destination: { title: 'column.destination', width: 172, priority: 3, isOptional: true },
    /** Muted for the user's own vouchers, which they can neither approve nor pay. */
    preparer: {
      title: 'column.preparedBy',
      width: 160,
      priority: 2,
      text: (row, { t }) => (isOwn(row) ? t('preparedByYou') : row.prepared.by.name),
      cell: (row, { t }) =>
        isOwn(row) ? chipCell(t('preparedByYou'), 'neutral') : <bdi>{row.prepared.by.name}</bdi>,
      csv: [{ value: ({ prepared }) => prepared.by.name }],
      filter: true,
    },
    preparedAt: { title: 'column.prepared', isAgo: true, width: 132, priority: 3 },
    attemptCount: { title: 'column.attempts', width: 92, priority: 3, isOptional: true },
    paidAt: { title: 'column.paid', priority: 3, isOptional: true },
    overdue: { title: 'filter.overdue', filter: true },
    failedBefore: { title: 'filter.failedBefore', filter: true },
  },
)
