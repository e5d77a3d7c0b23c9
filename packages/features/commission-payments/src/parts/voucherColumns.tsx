import { takenOff } from '@console/core/contracts'
import { voucherKind, type VoucherRow } from '@console/domain/commission-voucher'
import {
  ago,
  chipCell,
  choice,
  count,
  date,
  type IndexColumn,
  money,
  text,
} from '@console/templates'

/** Whether its reader has prepared it: then somebody else approves and pays it. */
function isOwn({ _actions }: VoucherRow): boolean {
  return _actions.some(({ hindrance }) => hindrance === 'same_person')
}

/** The columns of the list of vouchers. */
export const voucherColumns = {
  number: text({
    id: 'number',
    title: 'column.voucher',
    width: 144,
    priority: 1,
    sort: 'voucherNo',
    of: ({ voucherNo }) => voucherNo,
  }),
  status: {
    id: 'status',
    title: 'column.status',
    width: 168,
    priority: 1,
    sort: 'status',
    text: ({ status }, { t }) => t(`status.${status}`),
    cell: ({ status }, { t }) => chipCell(t(`status.${status}`), voucherKind.statuses[status].tone),
    csv: [{ code: ({ status }) => status }],
  },
  agent: text({
    id: 'agent',
    title: 'column.agent',
    width: 172,
    priority: 2,
    sort: 'agent',
    of: ({ agent }) => agent.label,
  }),
  period: {
    id: 'period',
    title: 'column.period',
    width: 208,
    priority: 3,
    sort: 'period',
    text: ({ period: { from, to } }, { formats }) =>
      `${formats.date(new Date(from))} – ${formats.date(new Date(to))}`,
    csv: [{ value: ({ period: { from, to } }) => `${from}/${to}` }],
  },
  entries: count({
    id: 'entries',
    title: 'column.entries',
    width: 92,
    priority: 3,
    sort: 'entryCount',
    of: ({ entryCount }) => entryCount,
  }),
  gross: money({
    id: 'gross',
    title: 'column.gross',
    width: 148,
    priority: 3,
    sort: 'gross',
    of: ({ gross }) => gross,
  }),
  withholding: money({
    id: 'withholding',
    title: 'column.withholding',
    width: 132,
    priority: 3,
    of: ({ withholding }) => takenOff(withholding.amount),
  }),
  net: money({
    id: 'net',
    title: 'column.net',
    width: 148,
    priority: 1,
    sort: 'net',
    of: ({ net }) => net,
  }),
  method: choice({
    id: 'method',
    title: 'column.method',
    width: 128,
    priority: 3,
    of: ({ method }) => method,
    word: (method) => `method.${method}`,
  }),
  destination: text({
    id: 'destination',
    title: 'column.destination',
    width: 172,
    priority: 3,
    isOptional: true,
    of: ({ destination }) => destination || null,
  }),
  /** Greyed where it is the reader: what they have prepared they neither approve nor pay. */
  preparedBy: {
    id: 'preparedBy',
    title: 'column.preparedBy',
    width: 160,
    priority: 2,
    text: (row, { t }) => (isOwn(row) ? t('preparedByYou') : row.prepared.by.name),
    cell: (row, { t }) =>
      isOwn(row) ? chipCell(t('preparedByYou'), 'neutral') : <bdi>{row.prepared.by.name}</bdi>,
    csv: [{ value: ({ prepared }) => prepared.by.name }],
  },
  prepared: ago({
    id: 'prepared',
    title: 'column.prepared',
    width: 132,
    priority: 3,
    sort: 'preparedAt',
    of: ({ prepared }) => prepared.at,
  }),
  attempts: count({
    id: 'attempts',
    title: 'column.attempts',
    width: 92,
    priority: 3,
    isOptional: true,
    of: ({ attemptCount }) => attemptCount,
  }),
  paid: date({
    id: 'paid',
    title: 'column.paid',
    priority: 3,
    sort: 'paidAt',
    isOptional: true,
    of: ({ paid }) => paid?.at ?? null,
  }),
} as const satisfies Record<string, IndexColumn<VoucherRow>>
