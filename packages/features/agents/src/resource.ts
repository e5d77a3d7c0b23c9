import { decidedRevision, type Resource } from '@console/core/resources'
import { agentDetail, type AgentDetail, agentRow, type AgentRow } from './contract'

/** Agents. */
export const agentsResource: Resource<AgentRow, AgentDetail> = {
  id: 'agents',
  base: 'business',
  path: '/agents',
  row: agentRow,
  detail: agentDetail,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  revisionOf: decidedRevision,
}
