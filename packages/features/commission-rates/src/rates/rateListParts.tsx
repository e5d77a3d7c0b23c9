import { defineFields } from '@console/core/fields'
import {
  commissionRateWorkflow,
  type CommissionRateRow,
  rateFields,
} from '@console/domain/commission-rate'
import { type ListColumn, listParts } from '@console/list'
import { itemText } from '../terms/itemText'
import { columnTerms } from '../terms/termsText'

const fields = {
  ...rateFields,
  ...defineFields<CommissionRateRow>()({
    min: { type: 'amounts', of: ({ min }) => min },
    max: { type: 'amounts', of: ({ max }) => max },
    appliesTo: { type: 'count', of: ({ appliesTo }) => appliesTo },
    earned30d: { type: 'amounts', of: ({ earned30d }) => earned30d },
  }),
}

const { columns, filters } = listParts<CommissionRateRow>()(fields, {
  subject: {
    title: 'column.subject',
    width: 220,
    priority: 1,
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
    title: 'column.sku',
    width: 120,
    priority: 3,
    isOptional: true,
    // Every file has it beside the name.
    csv: [],
  },
  type: {
    title: 'column.type',
    messages: 'level',
    width: 104,
    priority: 2,
    filter: { isPinned: true },
  },
  kind: {
    title: 'column.kind',
    messages: 'kind',
    width: 104,
    priority: 2,
    filter: { isPinned: true },
  },
  status: {
    title: 'column.status',
    messages: 'commission-rate:status',
    statuses: commissionRateWorkflow.statuses,
    width: 116,
    priority: 1,
    filter: true,
  },
  basis: { title: 'filter.basis', messages: 'basis', filter: { isPinned: true } },
  rate: {
    title: 'column.rate',
    width: 156,
    align: 'end',
    priority: 1,
    text: (row, { t, formats }) => columnTerms(row, t, formats),
  },
  min: { title: 'column.min', priority: 3 },
  max: { title: 'column.max', priority: 3 },
  effectiveFrom: { title: 'column.from', width: 116, priority: 2, filter: true },
  effectiveTo: { title: 'column.to', width: 116, priority: 3 },
  appliesTo: { title: 'column.appliesTo', width: 96, priority: 3 },
  earned30d: { title: 'column.earned', priority: 3 },
  changedBy: { title: 'column.changedBy', priority: 3, filter: true },
  changedAt: { title: 'column.changedAt', priority: 2, filter: true },
  reason: { title: 'column.reason', width: 220, priority: 3 },
})

/** Columns of lists of rates. */
export const rateColumns = {
  ...columns,
  before: {
    id: 'before',
    title: 'column.before',
    width: 156,
    align: 'end',
    priority: 2,
    text: ({ before }, { t, formats }) => (before ? columnTerms(before, t, formats) : '–'),
  },
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
} as const satisfies Record<string, ListColumn<CommissionRateRow>>

/** Filters of lists of rates. */
export const rateFilters = filters
