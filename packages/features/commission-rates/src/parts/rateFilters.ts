import {
  levelsOf,
  rateBases,
  rateKinds,
  rateLevels,
  type RateKind,
  rateStatuses,
} from '@console/domain/commission-rate'
import type { IndexFilter } from '@console/templates'

/** The filters of lists of rates (domain design 8.5). */
export const rateFilters = {
  type: typesOf(rateLevels),
  kind: {
    id: 'kind',
    title: 'column.kind',
    isPinned: true,
    kind: 'choice',
    options: rateKinds.map((value) => ({ value, title: `kind.${value}` as const })),
  },
  status: {
    id: 'status',
    title: 'column.status',
    kind: 'choice',
    options: rateStatuses.map((value) => ({ value, title: `status.${value}` as const })),
  },
  basis: {
    id: 'basis',
    title: 'filter.basis',
    isPinned: true,
    kind: 'choice',
    options: rateBases.map((value) => ({ value, title: `basis.${value}` as const })),
  },
  changed: { id: 'changed', title: 'column.changedAt', kind: 'dates' },
  effective: { id: 'effective', title: 'column.from', kind: 'dates' },
  changedBy: { id: 'changedBy', title: 'column.changedBy', kind: 'choice', options: 'facet' },
} as const satisfies Record<string, IndexFilter>

/** What rates of a kind can be of. */
export function subjectFilter(kind: RateKind) {
  return typesOf(levelsOf[kind])
}

function typesOf(levels: readonly (typeof rateLevels)[number][]) {
  return {
    id: 'subjectType',
    title: 'column.type',
    isPinned: true,
    kind: 'choice',
    options: levels.map((value) => ({ value, title: `level.${value}` as const })),
  } as const
}
