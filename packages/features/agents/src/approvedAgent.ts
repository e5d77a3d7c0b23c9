import { approvalColumns, approvalFilters, live } from '@console/marketplace/approval'
import { defineList } from '@console/list'
import { type AgentRow, agentPaths, toAgent, agentsResource } from '@console/domain/agent'
import { agentColumns, agentFilters } from './agent/agentListParts'

/** /Approved-Agent (specification 2): active and suspended agents. */
export const approvedAgent = defineList<AgentRow>()({
  ...live,
  id: 'approved-agent',
  namespace: 'agents',
  title: 'approved.title',
  resource: agentsResource,
  sort: '-outstanding',
  columns: [
    agentColumns.name,
    agentColumns.tier,
    agentColumns.territories,
    agentColumns.recruited,
    agentColumns.orders30d,
    agentColumns.earned30d,
    agentColumns.outstanding,
    agentColumns.lastActiveAt,
    approvalColumns.approvalStatus,
    { ...agentColumns.phone, isOptional: true },
    agentColumns.county,
    agentColumns.supervisor,
  ],
  filters: [
    approvalFilters.approvalStatus,
    agentFilters.tier,
    agentFilters.territories,
    agentFilters.hasOutstanding,
    agentFilters.inactive,
    agentFilters.supervisor,
  ],
  views: [
    { id: 'all', title: 'view.all', query: {} },
    {
      id: 'suspended',
      title: 'approval:status.suspended',
      query: { approvalStatus: 'suspended' },
    },
    { id: 'inactive', title: 'filter.inactive', query: { inactive: 'true' } },
  ],
  preview: () => import('./agent/AgentPreview').then((m) => m.AgentPreview),
  recordPath: ({ secureToken }) => toAgent(secureToken),
  empty: { text: 'approved.empty', next: { title: 'approve.title', to: agentPaths.approve } },
})
