import { countries } from '@console/domain/parties'
import type { IndexFilter } from '@console/templates'
import { businessCapabilities, businessKinds, risks } from '@console/domain/business'

/** The filters of lists of businesses. */
export const businessFilters = {
  kind: {
    id: 'kind',
    title: 'column.kind',
    isPinned: true,
    kind: 'choice',
    options: businessKinds.map((value) => ({ value, title: `kind.${value}` as const })),
  },
  county: {
    id: 'county',
    title: 'column.county',
    isPinned: true,
    kind: 'choice',
    options: 'facet',
  },
  country: {
    id: 'country',
    title: 'column.country',
    kind: 'choice',
    options: countries.map((value) => ({ value, title: `country.${value}` as const })),
  },
  risk: {
    id: 'risk',
    title: 'column.risk',
    kind: 'choice',
    options: risks.map((value) => ({ value, title: `risk.${value}` as const })),
  },
  capability: {
    id: 'capability',
    title: 'column.capabilities',
    isPinned: true,
    kind: 'choice',
    options: businessCapabilities.map((value) => ({
      value,
      title: `capability.${value}` as const,
    })),
  },
  plan: { id: 'plan', title: 'column.plan', isPinned: true, kind: 'choice', options: 'facet' },
  documentsExpiring: { id: 'documentsExpiring', title: 'filter.documentsExpiring', kind: 'flag' },
  dormant: { id: 'dormant', title: 'filter.dormant', kind: 'flag' },
  lowRated: { id: 'lowRated', title: 'filter.lowRated', kind: 'flag' },
  approved: { id: 'approved', title: 'column.approvedAt', kind: 'dates' },
} as const satisfies Record<string, IndexFilter>
