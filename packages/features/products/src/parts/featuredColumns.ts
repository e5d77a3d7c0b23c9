import { ago, choice, count, date, type IndexColumn, text } from '@console/templates'
import type { ProductRow } from '@console/domain/product'
import type { ServiceRow } from '@console/domain/service-product'

type Item = ProductRow | ServiceRow
const day = 86_400_000

/** The columns of lists of featured items: where, from when and until when. */
export const featuredColumns = {
  rank: count({
    id: 'rank',
    title: 'column.rank',
    width: 76,
    priority: 1,
    of: ({ featured }) => featured?.rank ?? null,
  }),
  placement: choice({
    id: 'placement',
    title: 'column.placement',
    width: 132,
    priority: 2,
    of: ({ featured }) => featured?.placement ?? null,
    word: (placement) => `placement.${placement}`,
  }),
  from: date({
    id: 'from',
    title: 'column.from',
    priority: 3,
    sort: 'featuredFrom',
    of: ({ featured }) => featured?.startsAt ?? null,
  }),
  until: {
    id: 'until',
    title: 'column.until',
    width: 124,
    priority: 3,
    sort: 'featuredUntil',
    text: ({ featured }, { formats, t }) =>
      featured === null
        ? '–'
        : featured.endsAt === null
          ? t('until.open')
          : formats.date(new Date(featured.endsAt)),
    csv: [{ value: ({ featured }) => featured?.endsAt ?? null }],
  },
  daysLeft: count({
    id: 'daysLeft',
    title: 'column.daysLeft',
    width: 100,
    priority: 2,
    of: ({ featured }, { now }) => (featured?.endsAt ? daysLeft(featured.endsAt, now) : null),
  }),
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
  by: text({
    id: 'by',
    title: 'column.by',
    width: 140,
    priority: 3,
    isOptional: true,
    of: ({ featured }) => featured?.by.name ?? null,
  }),
  reason: text({
    id: 'reason',
    title: 'column.reason',
    width: 200,
    priority: 3,
    isOptional: true,
    of: ({ featured }) => featured?.reason ?? null,
  }),
  lastFeatured: ago({
    id: 'lastFeatured',
    title: 'column.lastFeatured',
    width: 132,
    priority: 3,
    sort: 'lastFeaturedAt',
    of: ({ lastFeaturedAt }) => lastFeaturedAt,
    none: 'time.never',
  }),
} as const satisfies Record<string, IndexColumn<Item>>

/** Whole days that are left, 0 on the last one. */
function daysLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.floor((Date.parse(endsAt) - now.getTime()) / day))
}
