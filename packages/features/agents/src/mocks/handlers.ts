import {
  approvalDecisions,
  type Agent,
  agentChecksOf,
  agentDetail,
  agentHistory,
  agentSla,
  lastAgentSubmission,
  resourceEndpoints,
} from '@console/core/mocks'
import { agentsResource } from '../resource'
import { agentList } from './agentList'

/** The endpoints of agents. */
export const agentEndpoints = resourceEndpoints({
  resource: agentsResource,
  entity: 'agents',
  list: agentList,
  toRow: (agent) => agent,
  toDetail: (agent) => ({ ...agent, ...agentDetail(agent) }),
  decisions: [
    approvalDecisions<Agent>({
      kind: 'agent',
      slaHours: agentSla,
      checks: agentChecksOf,
      lastSubmission: lastAgentSubmission,
    }),
  ],
  past: agentHistory,
})

/** This feature's part of the sample backend. */
export const agentsHandlers = [...agentEndpoints.handlers]
