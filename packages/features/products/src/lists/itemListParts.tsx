import { defineFields } from '@console/core/fields'
import { itemFields } from '@console/domain/item'
import { businessesResource } from '@console/domain/business'
import type { ProductRow } from '@console/domain/product'
import type { ServiceRow } from '@console/domain/service-product'
import { type ListColumn, listParts, nameCell } from '@console/list'

type Item = ProductRow | ServiceRow

const fields = {
  ...itemFields,
  ...defineFields<Item>()({
    featuredBy: { type: 'text', of: ({ featured }) => featured?.by.name ?? null },
    featuredReason: { type: 'text', of: ({ featured }) => featured?.reason ?? null },
  }),
}

const { columns, filters } = listParts<Item>()(fields, {
  name: {
    title: 'column.item',
    width: 280,
    priority: 1,
    cell: ({ image, name, sku }) => nameCell(image, name, sku),
    csv: [{ value: ({ name }) => name }, { title: 'column.sku', value: ({ sku }) => sku }],
  },
  sku: {
    title: 'column.sku',
    width: 120,
    priority: 3,
    isOptional: true,
    // Every file has it beside the name.
    csv: [],
  },
  business: {
    title: 'column.business',
    width: 180,
    priority: 2,
    filter: { resource: businessesResource },
  },
  businessRisk: { title: 'filter.businessRisk', messages: 'risk', filter: true },
  category: { title: 'column.category', width: 160, priority: 3, filter: { isPinned: true } },
  price: { title: 'column.price', none: 'price.quote', priority: 1, filter: true },
  channels: {
    title: 'column.channels',
    messages: 'channel',
    width: 132,
    priority: 3,
    isOptional: true,
    filter: true,
  },
  ratingAvg: {
    title: 'column.rating',
    width: 104,
    align: 'end',
    priority: 3,
    text: ({ ratingAvg, reviewCount }, { formats }) =>
      ratingAvg === null
        ? '–'
        : `${formats.number(ratingAvg / 100)} (${formats.number(reviewCount)})`,
    csv: [
      { value: ({ ratingAvg }) => (ratingAvg === null ? null : ratingAvg / 100) },
      { title: 'column.reviewCount', value: ({ reviewCount }) => reviewCount },
    ],
  },
  sold30d: { title: 'column.sold30d', priority: 3 },
  commission: { title: 'column.commission', priority: 3 },
  approvedAt: { title: 'column.approvedAt', priority: 3, isOptional: true },
  featured: { title: 'column.featured', filter: { isPinned: true } },
  featuredState: {
    title: 'column.featuredState',
    messages: 'featuredState',
    filter: { isPinned: true },
  },
  placement: {
    title: 'column.placement',
    messages: 'placement',
    width: 132,
    priority: 2,
    filter: { isPinned: true },
  },
  rank: { title: 'column.rank', width: 76, priority: 1 },
  featuredFrom: { title: 'column.from', priority: 3 },
  featuredUntil: {
    title: 'column.until',
    width: 124,
    priority: 3,
    text: ({ featured }, { formats, t }) =>
      featured === null
        ? '–'
        : featured.endsAt === null
          ? t('until.open')
          : formats.date(new Date(featured.endsAt)),
    csv: [{ value: ({ featured }) => featured?.endsAt ?? null }],
  },
  featuredBy: { title: 'column.by', width: 140, priority: 3, isOptional: true },
  featuredReason: { title: 'column.reason', width: 200, priority: 3, isOptional: true },
  lastFeaturedAt: {
    title: 'column.lastFeatured',
    isAgo: true,
    none: 'time.never',
    width: 132,
    priority: 3,
  },
  updatePending: { title: 'filter.updatePending', filter: true },
  lowRated: { title: 'filter.lowRated', filter: true },
  noImage: { title: 'filter.noImage', filter: true },
  noCommission: { title: 'filter.noCommission', filter: true },
})

/** Shared columns of lists of products and services. */
export const itemColumns = {
  ...columns,
  /** Featured place, among other columns of an item. */
  featured: { ...columns.placement, title: 'column.featured', width: 128, priority: 3 },
  daysLeft: {
    id: 'daysLeft',
    title: 'column.daysLeft',
    width: 100,
    min: 84,
    align: 'end',
    priority: 2,
    text(row, { formats, now }) {
      const left = daysLeft(row, now)
      return left === null ? '–' : formats.number(left)
    },
    csv: [{ value: (row, { now }) => daysLeft(row, now) }],
  },
  results: {
    id: 'results',
    title: 'column.results',
    width: 148,
    align: 'end',
    priority: 3,
    text: ({ featured }, { formats }) =>
      featured === null
        ? '–'
        : `${formats.number(featured.views)} → ${formats.number(featured.orders)}`,
    csv: [
      { title: 'results.views', value: ({ featured }) => featured?.views ?? null },
      { title: 'results.orders', value: ({ featured }) => featured?.orders ?? null },
    ],
  },
} as const satisfies Record<string, ListColumn<Item>>

/** Shared filters of lists of products and services. */
export const itemFilters = filters

const day = 86_400_000

/** Remaining whole days, 0 on the last one; null without an end. */
function daysLeft({ featured }: Item, now: Date): number | null {
  if (!featured?.endsAt) return null
  return Math.max(0, Math.floor((Date.parse(featured.endsAt) - now.getTime()) / day))
}
