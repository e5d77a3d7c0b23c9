import type { IndexFilter } from '@console/templates'
import { reviewSignals, reviewStatuses } from '@console/domain/review'

/** The filters of the list of reviews. */
export const reviewFilters = {
  rating: {
    id: 'rating',
    title: 'column.rating',
    isPinned: true,
    kind: 'choice',
    options: (['1', '2', '3', '4', '5'] as const).map((value) => ({
      value,
      title: `rating.${value}` as const,
    })),
  },
  signals: {
    id: 'signal',
    title: 'column.signals',
    isPinned: true,
    kind: 'choice',
    options: reviewSignals.map((value) => ({ value, title: `signal.${value}` as const })),
  },
  overdue: {
    id: 'overdue',
    title: 'templates:approval.filter.overdue',
    kind: 'flag',
  },
  reported: { id: 'reported', title: 'filter.reported', isPinned: true, kind: 'flag' },
  verified: { id: 'verified', title: 'filter.verified', kind: 'flag' },
  lang: {
    id: 'lang',
    title: 'filter.lang',
    kind: 'choice',
    options: (['en', 'sw', 'ar', 'fr'] as const).map((value) => ({
      value,
      title: `lang.${value}` as const,
    })),
  },
  status: {
    id: 'status',
    title: 'templates:approval.column.status',
    kind: 'choice',
    options: reviewStatuses.map((value) => ({ value, title: `reviewStatus.${value}` as const })),
  },
  submitted: { id: 'submitted', title: 'templates:approval.column.submitted', kind: 'dates' },
} as const satisfies Record<string, IndexFilter>
