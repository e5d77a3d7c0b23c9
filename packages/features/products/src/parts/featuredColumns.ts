import type { IndexColumn } from '@console/templates'
import type { ProductRow } from '@console/domain/product'
import type { ServiceRow } from '@console/domain/service-product'

type Item = ProductRow | ServiceRow
const day = 86_400_000

/** The columns of lists of featured items: where, from when and until when. */
export const featuredColumns = {
  rank: {
    id: 'rank',
    title: 'column.rank',
    width: 76,
    align: 'end',
    priority: 1,
    text: ({ featured }, { formats }) => (featured === null ? '–' : formats.number(featured.rank)),
    csv: [{ value: ({ featured }) => featured?.rank ?? null }],
  },
  placement: {
    id: 'placement',
    title: 'column.placement',
    width: 132,
    priority: 2,
    text: ({ featured }, { t }) => (featured === null ? '–' : t(`placement.${featured.placement}`)),
    csv: [{ code: ({ featured }) => featured?.placement ?? null }],
  },
  from: {
    id: 'from',
    title: 'column.from',
    width: 124,
    priority: 3,
    sort: 'featuredFrom',
    text: ({ featured }, { formats }) =>
      featured === null ? '–' : formats.date(new Date(featured.startsAt)),
    csv: [{ value: ({ featured }) => featured?.startsAt ?? null }],
  },
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
  daysLeft: {
    id: 'daysLeft',
    title: 'column.daysLeft',
    width: 100,
    align: 'end',
    priority: 2,
    text: ({ featured }, { formats, now }) =>
      featured === null || featured.endsAt === null
        ? '–'
        : formats.number(daysLeft(featured.endsAt, now)),
    csv: [
      {
        value: ({ featured }, { now }) =>
          featured?.endsAt ? daysLeft(featured.endsAt, now) : null,
      },
    ],
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
  by: {
    id: 'by',
    title: 'column.by',
    width: 140,
    priority: 3,
    isOptional: true,
    text: ({ featured }) => featured?.by.name ?? '–',
    csv: [{ value: ({ featured }) => featured?.by.name ?? null }],
  },
  reason: {
    id: 'reason',
    title: 'column.reason',
    width: 200,
    priority: 3,
    isOptional: true,
    text: ({ featured }) => featured?.reason ?? '–',
    csv: [{ value: ({ featured }) => featured?.reason ?? null }],
  },
  lastFeatured: {
    id: 'lastFeatured',
    title: 'column.lastFeatured',
    width: 132,
    priority: 3,
    sort: 'lastFeaturedAt',
    text: ({ lastFeaturedAt }, { formats, t, now }) =>
      lastFeaturedAt === null ? t('time.never') : formats.ago(new Date(lastFeaturedAt), now),
    csv: [{ value: ({ lastFeaturedAt }) => lastFeaturedAt }],
  },
} as const satisfies Record<string, IndexColumn<Item>>

/** Whole days that are left, 0 on the last one. */
function daysLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.floor((Date.parse(endsAt) - now.getTime()) / day))
}
