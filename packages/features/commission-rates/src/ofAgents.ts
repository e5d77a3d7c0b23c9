import {
  agentCommissionsResource,
  levelsOf,
  type PaidRow,
  toAgentCommission,
} from '@console/domain/commission-rate'
import { agentPaths } from '@console/domain/agent'
import { defineList } from '@console/list'
import { levelOptions } from './rates/levelOptions'
import { paidColumns, paidFilters } from './paid/paidListParts'

/** /commission-agent (specification 2): earnings of each agent, and the rate that applies. */
export const ofAgents = defineList<PaidRow>()({
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
    paidColumns.orders30d,
    paidColumns.earned30d,
  ],
  filters: [
    { ...paidFilters.level, kind: 'choice', options: levelOptions(levelsOf.agent) },
    paidFilters.tier,
    paidFilters.gap,
  ],
  views: [{ id: 'all', title: 'view.all', query: {} }],
  recordPath: ({ token }) => toAgentCommission(token),
  empty: { text: 'ofAgents.empty', next: { title: 'ofAgents.next', to: agentPaths.approved } },
})
