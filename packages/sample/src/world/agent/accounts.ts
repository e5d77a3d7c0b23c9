import type { AgentDetail } from '@console/domain/agent'
import { payoutAccountsOf } from '../shared/parties'
import { agentFindings, type AgentSeed, agentSeeds, goldenAgents } from './seeds'

/** Of whom an agent has the numbers: the agent's own, or those of one who was here before. */
export function numberHolder(index: number): number {
  return index === goldenAgents.duplicate ? goldenAgents.duplicated : index
}

/** The accounts that an agent is paid to, by the agent's index. */
export function agentAccounts(index: number): AgentDetail['payoutAccounts'] {
  const { firstName, lastName, country, approval } = agentSeeds()[index] as AgentSeed
  const { payout_account } = agentFindings(index, approval.approvalStatus)
  const name = `${payout_account ? `${firstName.slice(0, 1)}.` : firstName} ${lastName}`
  return payoutAccountsOf('agent', numberHolder(index), country, name, payout_account === undefined)
}
