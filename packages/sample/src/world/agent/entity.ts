import { once } from '../../draws/once'
import type { Entity } from '../../store/entity'
import { broughtBy } from '../order/ordered'
import { type Agent, agents, type UncountedAgent } from './rows'

/** An agent with how many orders the agent has brought, which is counted when it is looked at. */
function counted(agent: UncountedAgent, index: number): Agent {
  return {
    ...agent,
    get orders30d() {
      return broughtBy(index)
    },
  }
}

/** Agents, as the store keeps them. */
export const agentEntity: Entity<Agent> = {
  name: 'agents',
  seed: once(() => agents().map(counted)),
  token: 'secureToken',
}
