import { decidedRevision } from '../approval/decidedRevision'
import { agentApproval } from './workflow'
import type { Resource } from '@console/core/resources'
import { agentDetail, type AgentDetail, agentRow, type AgentRow } from './contract'
import { agentFields } from './fields'

/** Agents. */
export const agentsResource: Resource<AgentRow, AgentDetail, typeof agentFields> = {
  id: 'agents',
  base: 'business',
  path: '/agents',
  row: agentRow,
  detail: agentDetail,
  fields: agentFields,
  tokenOf: ({ secureToken }) => secureToken,
  nameOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  hasRemarks: true,
  revisionOf: decidedRevision,
  workflows: [agentApproval],
  usualReasons: [
    'incomplete_documents',
    'document_unreadable',
    'document_expired',
    'identity_mismatch',
    'outside_area',
    'duplicate_record',
    'fraud_suspected',
  ],
}
