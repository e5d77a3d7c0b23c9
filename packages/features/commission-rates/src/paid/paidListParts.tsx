import { defineFields } from '@console/core/fields'
import { paidFields, type PaidRow, ratePayers } from '@console/domain/commission-rate'
import { type ListColumn, listParts } from '@console/list'
import { itemText } from '../terms/itemText'
import { columnTerms } from '../terms/termsText'

const fields = {
  ...paidFields,
  ...defineFields<PaidRow>()({
    payer: { type: 'choice', values: ratePayers, of: ({ rate }) => rate?.paidOutOf ?? null },
    since: { type: 'day', of: ({ rate }) => rate?.effectiveFrom ?? null },
    gapAt: { type: 'instant', of: ({ gap }) => gap?.at ?? null },
    earned30d: { type: 'amounts', of: ({ earned30d }) => earned30d },
  }),
}

const { columns, filters } = listParts<PaidRow>()(fields, {
  name: { title: 'column.name', width: 240, priority: 1 },
  business: {
    title: 'level.business',
    width: 164,
    priority: 3,
    isOptional: true,
    // Every file has it beside the name.
    csv: [],
  },
  category: { title: 'level.category', width: 180, priority: 3, filter: { isPinned: true } },
  tier: { title: 'column.tier', messages: 'tier', priority: 2, filter: { isPinned: true } },
  payer: { title: 'column.payer', messages: 'payer', width: 132, priority: 2 },
  level: {
    title: 'column.decidedBy',
    messages: 'level',
    width: 116,
    priority: 2,
    of: ({ rate }) => rate?.subject.type ?? null,
    filter: { isPinned: true },
  },
  since: { title: 'column.from', width: 116, priority: 3 },
  gap: {
    title: 'column.gap',
    messages: 'gap',
    width: 140,
    min: 140,
    priority: 1,
    of: ({ gap }) => gap?.reason ?? null,
    filter: true,
  },
  gapAt: { title: 'column.gapAt', width: 116, priority: 3 },
  orders30d: { title: 'column.orders', width: 140, priority: 2 },
  earned30d: { title: 'column.earned', priority: 2 },
})

/** A name, with a distinguishing number below. */
function named(name: string, number: string) {
  return (
    <span data-cell="lines">
      <bdi>{name}</bdi>
      <bdi data-cell="minor">{number}</bdi>
    </span>
  )
}

/** Columns of paid and earned commission. */
export const paidColumns = {
  ...columns,
  product: {
    ...columns.name,
    cell: ({ name, number, business }, { formats }) =>
      named(name, business ? itemText({ sku: number, business }, formats) : number),
    csv: [
      { value: ({ name }) => name },
      { title: 'column.sku', value: ({ number }) => number },
      { title: 'level.business', value: ({ business }) => business?.label ?? null },
    ],
  },
  agent: {
    ...columns.name,
    cell: ({ name, number }) => named(name, number),
    csv: [
      { value: ({ name }) => name },
      { title: 'column.agentNo', value: ({ number }) => number },
    ],
  },
  rate: {
    id: 'rate',
    title: 'column.rate',
    width: 156,
    align: 'end',
    priority: 1,
    text: ({ rate }, { t, formats }) => (rate ? columnTerms(rate, t, formats) : t('rate.none')),
  },
  next: {
    id: 'next',
    title: 'column.next',
    width: 140,
    align: 'end',
    priority: 2,
    text: ({ gap }, { t, formats }) => (gap?.next ? columnTerms(gap.next, t, formats) : '–'),
  },
} as const satisfies Record<string, ListColumn<PaidRow>>

/** Filters of paid and earned commission. */
export const paidFilters = filters

/** Views of records without a rate of their own, by reason. */
export const gapViews = [
  { id: 'none', title: 'view.none', query: {} },
  { id: 'draft', title: 'gap.draft', query: { gap: 'draft' } },
  { id: 'scheduled', title: 'gap.scheduled', query: { gap: 'scheduled' } },
  { id: 'ended', title: 'gap.ended', query: { gap: 'ended' } },
] as const
