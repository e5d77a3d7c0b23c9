import type { AgentDetail } from '@console/domain/agent'
import { payoutAccountsOf } from '../shared/parties'
import { agentFindings, type AgentSeed, agentSeeds, fixtureAgents } from './seeds'

/** Index of the agent whose numbers an agent has: their own, or those of an earlier agent. */
export function numberHolder(index: number): number {
  return index === fixtureAgents.duplicate ? fixtureAgents.duplicated : index
}

/** Payout accounts of an agent, by the agent's index. */
export function agentAccounts(index: number): AgentDetail['payoutAccounts'] {
  const { firstName, lastName, country, approval } = agentSeeds()[index] as AgentSeed
  const { payout_account } = agentFindings(index, approval.approvalStatus)
  const name = `${payout_account ? `${firstName.slice(0, 1)}.` : firstName} ${lastName}`
  return payoutAccountsOf('agent', numberHolder(index), country, name, payout_account === undefined)
}
