import {
  approvalColumns,
  approvalFilters,
  approvalViews,
  waitingFirst,
} from '@console/marketplace/approval'
import { defineList } from '@console/list'
import { type AgentRow, agentPaths, toAgent, agentsResource } from '@console/domain/agent'
import { agentColumns, agentFilters } from './agent/agentListParts'
import { agentFields } from './agent/fields'

/** /Approve-Agent (specification 2): agents waiting for a decision. */
export const approveAgent = defineList<AgentRow>()({
  ...waitingFirst,
  id: 'approve-agent',
  namespace: 'agents',
  title: 'approve.title',
  resource: agentsResource,
  columns: [
    agentColumns.name,
    agentColumns.territories,
    agentColumns.documents,
    approvalColumns.submissionKind,
    approvalColumns.checks,
    approvalColumns.dueAt,
    approvalColumns.reviewer,
    agentColumns.phone,
    agentColumns.recruited,
    approvalColumns.submittedAt,
    { ...approvalColumns.approvalStatus, isOptional: true },
    { ...agentColumns.tier, isOptional: true },
    agentColumns.county,
    agentColumns.supervisor,
    approvalColumns.attempt,
  ],
  filters: [
    agentFilters.territories,
    approvalFilters.checks,
    approvalFilters.claimedBy,
    approvalFilters.overdue,
    { ...agentFilters.tier, isPinned: false },
    agentFilters.supervisor,
    approvalFilters.submittedAt,
    approvalFilters.attempt,
  ],
  views: [
    approvalViews.waiting,
    approvalViews.mine,
    approvalViews.overdue,
    approvalViews.changesRequested,
    approvalViews.rejected,
  ],
  preview: () => import('./agent/AgentPreview').then((m) => m.AgentPreview),
  fieldLabels: agentFields,
  recordPath: ({ secureToken }) => toAgent(secureToken),
  empty: { text: 'approve.empty', next: { title: 'approved.title', to: agentPaths.approved } },
})
