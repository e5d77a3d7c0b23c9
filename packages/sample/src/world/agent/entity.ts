import { once } from '../../draws/once'
import type { Entity } from '../../store/entity'
import { broughtBy } from '../order/ordered'
import { balancesOf, earnedLately } from './earnings'
import { type Agent, agents, type UncountedAgent } from './rows'

/** An agent with how many orders the agent has brought and what came of them, which is counted when it is looked at. */
function counted(agent: UncountedAgent, index: number): Agent {
  return {
    ...agent,
    get orders30d() {
      return broughtBy(index)
    },
    get earned30d() {
      return earnedLately(agent.agentToken)
    },
    get balances() {
      return balancesOf(agent.agentToken)
    },
  }
}

/** Agents, as the store keeps them. */
export const agentEntity: Entity<Agent> = {
  name: 'agents',
  seed: once(() => agents().map(counted)),
  token: 'secureToken',
}
