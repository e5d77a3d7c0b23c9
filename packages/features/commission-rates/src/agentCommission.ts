import {
  agentCommissionsResource,
  type PaidDetail,
  type PaidRow,
  ratePaths,
  toAgentCommission,
} from '@console/domain/commission-rate'
import { toAgent } from '@console/domain/agent'
import { defineRecord } from '@console/record'
import { ofAgents } from './ofAgents'
import { Balances } from './paid/Balances'
import { LadderTab } from './rates/Ladder'
import { PaidDetails } from './paid/PaidDetails'
import { PaidLines, AgentLedger, OwnRates } from './paid/paidTabs'

/** /agent/commission/details/:agentToken (specification 2): earnings of an agent, and the rates behind them. */
export const agentCommission = defineRecord<PaidRow, PaidDetail>()({
  namespace: 'commission-rates',
  resource: agentCommissionsResource,
  list: { path: ratePaths.ofAgents, title: 'ofAgents.title', config: ofAgents, isQueue: false },
  subtitle: ({ number }) => number,
  picture: ({ image }) => image,
  details: PaidDetails,
  tabs: [
    { id: 'ladder', title: 'ladder.title', component: LadderTab },
    { id: 'lines', title: 'lines.title', component: PaidLines },
    { id: 'balances', title: 'balances.title', component: Balances },
    { id: 'ledger', title: 'ledger.title', component: AgentLedger },
    { id: 'own', title: 'own.title', component: OwnRates },
  ],
  related: ({ name, secureToken }) => [
    { title: 'agentRecord.record', label: name, to: toAgent(secureToken) },
  ],
  fieldLabels: {},
  pathOf: toAgentCommission,
})
