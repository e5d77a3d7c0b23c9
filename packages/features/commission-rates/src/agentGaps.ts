import {
  agentCommissionsResource,
  gapReasons,
  type PaidRow,
  ratePaths,
  toAgentCommission,
} from '@console/domain/commission-rate'
import { defineList } from '@console/list'
import { gapLinks } from './paid/gapLinks'
import { gapViews, paidColumns, paidFilters } from './paid/paidListParts'

/**
 * /agentcomission-notactive (specification 2): agents without a rate of their own, and the rate that applies instead.
 */
export const agentGaps = defineList<PaidRow>()({
  namespace: 'commission-rates',
  id: 'agentcomission-notactive',
  title: 'agentGaps.title',
  resource: agentCommissionsResource,
  fixed: { approval: 'approved', gap: [...gapReasons] },
  sort: '-orders30d',
  columns: [
    paidColumns.agent,
    paidColumns.gap,
    paidColumns.gapAt,
    paidColumns.tier,
    paidColumns.rate,
    paidColumns.level,
    paidColumns.next,
    paidColumns.orders30d,
  ],
  filters: [paidFilters.tier, paidFilters.gap],
  views: gapViews,
  ...gapLinks('agent'),
  recordPath: ({ token }) => toAgentCommission(token),
  empty: { text: 'gaps.empty', next: { title: 'ofAgents.title', to: ratePaths.ofAgents } },
})
