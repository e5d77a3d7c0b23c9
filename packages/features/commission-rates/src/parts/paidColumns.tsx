import { gapReasons, type PaidRow, rateLevels } from '@console/domain/commission-rate'
import {
  choice,
  count,
  date,
  type IndexColumn,
  type IndexFilter,
  moneyList,
  text,
} from '@console/templates'
import { itemText } from './itemText'
import { columnTerms } from './termsText'

const nameColumn = {
  id: 'name',
  title: 'column.name',
  width: 240,
  priority: 1,
  sort: 'name',
  text: ({ name }: PaidRow) => name,
} as const

/** A name, and below it what tells it from others that are called the same. */
function named(name: string, number: string) {
  return (
    <span data-cell="lines">
      <bdi>{name}</bdi>
      <bdi data-cell="minor">{number}</bdi>
    </span>
  )
}

/** The columns of what products pay and agents earn (domain design 8.5). */
export const paidColumns = {
  product: {
    ...nameColumn,
    cell: ({ name, number, business }, { formats }) =>
      named(name, business ? itemText({ sku: number, business }, formats) : number),
    csv: [
      { value: ({ name }) => name },
      { title: 'column.sku', value: ({ number }) => number },
      { title: 'level.business', value: ({ business }) => business?.label ?? null },
    ],
  },
  agent: {
    ...nameColumn,
    cell: ({ name, number }) => named(name, number),
    csv: [
      { value: ({ name }) => name },
      { title: 'column.agentNo', value: ({ number }) => number },
    ],
  },
  business: {
    id: 'business',
    title: 'level.business',
    width: 164,
    priority: 3,
    isOptional: true,
    sort: 'business',
    text: ({ business }) => business?.label ?? '–',
    // It stands beside the name in every file.
    csv: [],
  },
  category: text({
    id: 'category',
    title: 'level.category',
    width: 180,
    priority: 3,
    sort: 'category',
    of: ({ category }: PaidRow) => category?.join(' › ') ?? null,
  }),
  tier: choice({
    id: 'tier',
    title: 'column.tier',
    priority: 2,
    sort: 'tier',
    of: ({ tier }: PaidRow) => tier,
    word: (tier) => `tier.${tier}`,
  }),
  rate: {
    id: 'rate',
    title: 'column.rate',
    width: 156,
    align: 'end',
    priority: 1,
    text: ({ rate }, { t, formats }) => (rate ? columnTerms(rate, t, formats) : t('rate.none')),
  },
  payer: choice({
    id: 'payer',
    title: 'column.payer',
    width: 132,
    priority: 2,
    of: ({ rate }: PaidRow) => rate?.paidOutOf ?? null,
    word: (payer) => `payer.${payer}`,
  }),
  level: choice({
    id: 'level',
    title: 'column.decidedBy',
    width: 116,
    priority: 2,
    of: ({ rate }: PaidRow) => rate?.subject.type ?? null,
    word: (level) => `level.${level}`,
  }),
  since: date({
    id: 'since',
    title: 'column.from',
    width: 116,
    priority: 3,
    of: ({ rate }: PaidRow) => rate?.effectiveFrom ?? null,
  }),
  gap: choice({
    id: 'gap',
    title: 'column.gap',
    width: 132,
    priority: 1,
    of: ({ gap }: PaidRow) => gap?.reason ?? null,
    word: (reason) => `gap.${reason}`,
  }),
  gapAt: date({
    id: 'gapAt',
    title: 'column.gapAt',
    width: 116,
    priority: 3,
    of: ({ gap }: PaidRow) => gap?.at ?? null,
  }),
  next: {
    id: 'next',
    title: 'column.next',
    width: 140,
    align: 'end',
    priority: 2,
    text: ({ gap }, { t, formats }) => (gap?.next ? columnTerms(gap.next, t, formats) : '–'),
  },
  orders: count({
    id: 'orders',
    title: 'column.orders',
    width: 96,
    priority: 2,
    of: ({ orders30d }: PaidRow) => orders30d,
  }),
  earned: moneyList({
    id: 'earned',
    title: 'column.earned',
    priority: 2,
    of: ({ earned30d }: PaidRow) => earned30d,
  }),
} as const satisfies Record<string, IndexColumn<PaidRow>>

const level = (levels: readonly (typeof rateLevels)[number][]) =>
  ({
    id: 'level',
    title: 'column.decidedBy',
    isPinned: true,
    kind: 'choice',
    options: levels.map((value) => ({ value, title: `level.${value}` as const })),
  }) as const

/** The filters of what products pay and agents earn. */
export const paidFilters = {
  productLevel: level(['product', 'business', 'category', 'default']),
  agentLevel: level(['agent', 'business', 'category', 'default']),
  category: {
    id: 'category',
    title: 'level.category',
    isPinned: true,
    kind: 'choice',
    options: 'facet',
  },
  gap: {
    id: 'gap',
    title: 'column.gap',
    kind: 'choice',
    options: gapReasons.map((value) => ({ value, title: `gap.${value}` as const })),
  },
  tier: {
    id: 'tier',
    title: 'column.tier',
    isPinned: true,
    kind: 'choice',
    options: (['standard', 'senior', 'lead'] as const).map((value) => ({
      value,
      title: `tier.${value}` as const,
    })),
  },
} as const satisfies Record<string, IndexFilter>

/** Those that have no rate of their own, by why. */
export const gapViews = [
  { id: 'none', title: 'view.none', query: {} },
  { id: 'draft', title: 'gap.draft', query: { gap: 'draft' } },
  { id: 'scheduled', title: 'gap.scheduled', query: { gap: 'scheduled' } },
  { id: 'ended', title: 'gap.ended', query: { gap: 'ended' } },
] as const
