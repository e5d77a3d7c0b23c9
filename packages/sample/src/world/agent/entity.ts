import { lazily, once } from '../../draws/once'
import type { Entity } from '../../store/entity'
import { broughtBy } from '../order/ordered'
import { balancesOf, earnedLately } from './earnings'
import { type Agent, agents } from './rows'
import { agentSeeds } from './seeds'

function agentToken(index: number): string {
  return agentSeeds()[index]?.agentToken ?? ''
}

/** Puts into an agent how many orders the agent has brought, and what came of them. */
const counted = lazily<number, Pick<Agent, 'orders30d' | 'earned30d' | 'balances'>>({
  orders30d: broughtBy,
  earned30d: (index) => earnedLately(agentToken(index)),
  balances: (index) => balancesOf(agentToken(index)),
})

/** Agents, as the store keeps them: with what came of the work of each, which is counted when it is looked at. */
export const agentEntity: Entity<Agent> = {
  name: 'agents',
  seed: once(() => agents().map(counted)),
  token: 'secureToken',
}
