import {
  agentCommissionsResource,
  type PaidRow,
  toAgentCommission,
} from '@console/domain/commission-rate'
import { agentPaths } from '@console/domain/agent'
import { defineIndex } from '@console/templates'
import { paidColumns, paidFilters } from './parts/paidColumns'

/** /commission-agent (specification 2): what each agent earns, and which rate decides it. */
export const ofAgents = defineIndex<PaidRow>()({
  namespace: 'commission-rates',
  id: 'commission-agent',
  title: 'ofAgents.title',
  resource: agentCommissionsResource,
  fixed: { approval: 'approved' },
  sort: '-orders30d',
  columns: [
    paidColumns.agent,
    paidColumns.tier,
    paidColumns.payer,
    paidColumns.rate,
    paidColumns.level,
    paidColumns.since,
    paidColumns.orders,
    paidColumns.earned,
  ],
  filters: [paidFilters.agentLevel, paidFilters.tier, paidFilters.gap],
  views: [{ id: 'all', title: 'view.all', query: {} }],
  recordPath: ({ token }) => toAgentCommission(token),
  empty: { text: 'ofAgents.empty', next: { title: 'ofAgents.next', to: agentPaths.approved } },
})
