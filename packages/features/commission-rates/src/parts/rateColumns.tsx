import { commissionRateKind, type CommissionRateRow } from '@console/domain/commission-rate'
import {
  chipCell,
  choice,
  count,
  date,
  type IndexColumn,
  moneyList,
  text,
} from '@console/templates'
import { itemText } from './itemText'
import { columnTerms } from './termsText'

/** The columns of lists of rates (domain design 8.5). */
export const rateColumns = {
  subject: {
    id: 'subject',
    title: 'column.subject',
    width: 220,
    priority: 1,
    sort: 'subject',
    text: ({ subject }, { t }) => subject.ref?.label ?? t('everything'),
    cell: ({ subject: { ref, item } }, { t, formats }) => (
      <span data-cell="lines">
        <bdi>{ref?.label ?? t('everything')}</bdi>
        {item ? <bdi data-cell="minor">{itemText(item, formats)}</bdi> : null}
      </span>
    ),
    csv: [
      { value: ({ subject }, { t }) => subject.ref?.label ?? t('everything') },
      { title: 'column.sku', value: ({ subject }) => subject.item?.sku ?? null },
      { title: 'level.business', value: ({ subject }) => subject.item?.business.label ?? null },
    ],
  },
  sku: {
    id: 'sku',
    title: 'column.sku',
    width: 120,
    priority: 3,
    isOptional: true,
    text: ({ subject }) => subject.item?.sku ?? '–',
    // It stands beside the name in every file.
    csv: [],
  },
  type: choice({
    id: 'type',
    title: 'column.type',
    width: 104,
    priority: 2,
    sort: 'type',
    of: ({ subject }: CommissionRateRow) => subject.type,
    word: (type) => `level.${type}`,
  }),
  kind: choice({
    id: 'kind',
    title: 'column.kind',
    width: 104,
    priority: 2,
    sort: 'kind',
    of: ({ kind }: CommissionRateRow) => kind,
    word: (kind) => `kind.${kind}`,
  }),
  status: {
    id: 'status',
    title: 'column.status',
    width: 116,
    priority: 1,
    sort: 'status',
    text: ({ status }, { t }) => t(`status.${status}`),
    cell: ({ status }, { t }) =>
      chipCell(t(`status.${status}`), commissionRateKind.statuses[status].tone),
    csv: [{ code: ({ status }) => status }],
  },
  rate: {
    id: 'rate',
    title: 'column.rate',
    width: 156,
    align: 'end',
    priority: 1,
    sort: 'rate',
    text: (row, { t, formats }) => columnTerms(row, t, formats),
  },
  before: {
    id: 'before',
    title: 'column.before',
    width: 156,
    align: 'end',
    priority: 2,
    text: ({ before }, { t, formats }) => (before ? columnTerms(before, t, formats) : '–'),
  },
  min: moneyList({
    id: 'min',
    title: 'column.min',
    priority: 3,
    of: ({ min }: CommissionRateRow) => min,
  }),
  max: moneyList({
    id: 'max',
    title: 'column.max',
    priority: 3,
    of: ({ max }: CommissionRateRow) => max,
  }),
  base: {
    id: 'base',
    title: 'column.base',
    width: 160,
    priority: 3,
    text: ({ includesTax, includesDelivery }, { t, formats }) =>
      formats.list([
        t('base.value'),
        ...(includesTax ? [t('base.tax')] : []),
        ...(includesDelivery ? [t('base.delivery')] : []),
      ]),
  },
  from: date({
    id: 'from',
    title: 'column.from',
    width: 116,
    priority: 2,
    sort: 'effectiveFrom',
    of: ({ effectiveFrom }: CommissionRateRow) => effectiveFrom,
  }),
  to: date({
    id: 'to',
    title: 'column.to',
    width: 116,
    priority: 3,
    sort: 'effectiveTo',
    of: ({ effectiveTo }: CommissionRateRow) => effectiveTo,
  }),
  appliesTo: count({
    id: 'appliesTo',
    title: 'column.appliesTo',
    width: 96,
    priority: 3,
    of: ({ appliesTo }: CommissionRateRow) => appliesTo,
  }),
  earned: moneyList({
    id: 'earned',
    title: 'column.earned',
    priority: 3,
    of: ({ earned30d }: CommissionRateRow) => earned30d,
  }),
  changedBy: text({
    id: 'changedBy',
    title: 'column.changedBy',
    priority: 3,
    sort: 'changedBy',
    of: ({ changedBy }: CommissionRateRow) => changedBy.name,
  }),
  changedAt: date({
    id: 'changedAt',
    title: 'column.changedAt',
    priority: 2,
    sort: 'changedAt',
    of: ({ changedAt }: CommissionRateRow) => changedAt,
  }),
  reason: text({
    id: 'reason',
    title: 'column.reason',
    width: 220,
    priority: 3,
    of: ({ reason }: CommissionRateRow) => reason,
  }),
} as const satisfies Record<string, IndexColumn<CommissionRateRow>>
