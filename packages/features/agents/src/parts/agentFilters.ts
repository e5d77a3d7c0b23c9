import type { IndexFilter } from '@console/templates'
import { agentTiers } from '@console/domain/agent'

/** The filters of lists of agents. */
export const agentFilters = {
  county: {
    id: 'county',
    title: 'column.territory',
    isPinned: true,
    kind: 'choice',
    options: 'facet',
  },
  tier: {
    id: 'tier',
    title: 'column.tier',
    isPinned: true,
    kind: 'choice',
    options: agentTiers.map((value) => ({ value, title: `tier.${value}` as const })),
  },
  supervisor: { id: 'supervisor', title: 'column.supervisor', kind: 'choice', options: 'facet' },
  outstanding: { id: 'hasOutstanding', title: 'filter.outstanding', isPinned: true, kind: 'flag' },
  inactive: { id: 'inactive', title: 'filter.inactive', kind: 'flag' },
} as const satisfies Record<string, IndexFilter>
