import { ownerLabels } from '@console/marketplace/owners'
import { approvalRecord } from '@console/marketplace/approval'
import { defineRecord } from '@console/record'
import {
  type AgentDetail,
  type AgentRow,
  agentPaths,
  toAgent,
  agentsResource,
} from '@console/domain/agent'
import { approveAgent } from './approveAgent'
import { AgentChecks } from './agent/AgentChecks'
import { AgentDetails } from './agent/AgentDetails'
import { AgentProfile, AgentCommission, AgentLedger, AgentOrders } from './agent/agentTabs'
import { AgentTerritory } from './agent/AgentTerritory'
import { agentFields, agentReadings } from './agent/fields'

/** /agent-details/:secureToken (specification 2): an agent, and the decision on the application. */
export const agent = defineRecord<AgentRow, AgentDetail>()({
  ...approvalRecord,
  namespace: 'agents',
  resource: agentsResource,
  list: { path: agentPaths.approve, title: 'approve.title', config: approveAgent, isQueue: true },
  subtitle: ({ agentNo }) => agentNo,
  picture: ({ photo }) => photo,
  details: AgentDetails,
  tabs: [
    { id: 'profile', title: 'tab.profile', component: AgentProfile },
    {
      id: 'checks',
      title: 'tab.checks',
      component: AgentChecks,
      badge: ({ checksSummary: { fail, warn } }) => fail + warn,
    },
    { id: 'territory', title: 'column.territory', component: AgentTerritory },
    { id: 'orders', title: 'orders.title', component: AgentOrders },
    { id: 'commission', title: 'commission.title', component: AgentCommission },
    { id: 'ledger', title: 'ledger.title', component: AgentLedger },
  ],
  fieldLabels: agentFields,
  partLabels: ownerLabels,
  readings: agentReadings,
  pathOf: toAgent,
})
