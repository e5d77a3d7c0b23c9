import {
  approvalColumns,
  approvalFilters,
  approvalViews,
  defineIndex,
  waitingFirst,
} from '@console/templates'
import { type AgentRow, agentPaths, toAgent, agentsResource } from '@console/domain/agent'
import { agentColumns } from './parts/agentColumns'
import { agentFilters } from './parts/agentFilters'
import { agentFields } from './parts/fields'

/** /Approve-Agent (specification 2): agents who wait for a decision. */
export const approveAgent = defineIndex<AgentRow>()({
  ...waitingFirst,
  id: 'approve-agent',
  namespace: 'agents',
  title: 'approve.title',
  resource: agentsResource,
  columns: [
    agentColumns.name,
    agentColumns.territory,
    agentColumns.documents,
    approvalColumns.checks,
    approvalColumns.due,
    approvalColumns.claimedBy,
    agentColumns.phone,
    agentColumns.recruited,
    approvalColumns.submitted,
    { ...approvalColumns.status, isOptional: true },
    { ...agentColumns.tier, isOptional: true },
    agentColumns.county,
    agentColumns.supervisor,
    approvalColumns.attempt,
  ],
  filters: [
    agentFilters.county,
    approvalFilters.checks,
    approvalFilters.claimedBy,
    approvalFilters.overdue,
    { ...agentFilters.tier, isPinned: false },
    agentFilters.supervisor,
    approvalFilters.submitted,
    approvalFilters.attempt,
  ],
  views: [
    approvalViews.waiting,
    approvalViews.mine,
    approvalViews.overdue,
    approvalViews.changesRequested,
    approvalViews.rejected,
  ],
  preview: () => import('./parts/AgentPreview').then((m) => m.AgentPreview),
  fieldLabels: agentFields,
  recordPath: ({ secureToken }) => toAgent(secureToken),
  empty: { text: 'approve.empty', next: { title: 'approved.title', to: agentPaths.approved } },
})
