import { approvalColumns, defineIndex } from '@console/templates'
import type { AgentRow } from '../contract'
import { agentColumns } from '../parts/agentColumns'
import { agentFilters } from '../parts/agentFilters'
import { paths, toAgent } from '../paths'
import { agentsResource } from '../resource'

/** /Approved-Agent: the list. */
export const approvedAgent = defineIndex<AgentRow>()({
  id: 'approved-agent',
  namespace: 'agents',
  title: 'approved.title',
  resource: agentsResource,
  fixed: { approvalStatus: ['approved', 'suspended'] },
  sort: '-outstanding',
  columns: [
    agentColumns.name,
    agentColumns.tier,
    agentColumns.territory,
    agentColumns.recruited,
    agentColumns.orders30d,
    agentColumns.earned30d,
    agentColumns.outstanding,
    agentColumns.lastActive,
    approvalColumns.status,
    { ...agentColumns.phone, isOptional: true },
    agentColumns.county,
    agentColumns.supervisor,
  ],
  filters: [
    agentFilters.status,
    agentFilters.tier,
    agentFilters.county,
    agentFilters.outstanding,
    agentFilters.inactive,
    agentFilters.supervisor,
  ],
  views: [
    { id: 'all', title: 'view.all', query: {} },
    {
      id: 'suspended',
      title: 'templates:status.suspended',
      query: { approvalStatus: 'suspended' },
    },
    { id: 'inactive', title: 'filter.inactive', query: { inactive: 'true' } },
  ],
  rowActions: ['suspend', 'reinstate'],
  bulkActions: ['suspend', 'reinstate'],
  preview: () => import('../parts/AgentPreview').then((m) => m.AgentPreview),
  recordPath: ({ secureToken }) => toAgent(secureToken),
  empty: { text: 'approved.empty', next: { title: 'approve.title', to: paths.approve } },
})
