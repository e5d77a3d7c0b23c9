import { lazily, once } from '../../random/once'
import type { Entity } from '../../store/entity'
import { broughtBy } from '../order/ordered'
import { balancesOf, earnedLately } from './earnings'
import { type Agent, agents } from './rows'
import { agentSeeds } from './seeds'

function agentToken(index: number): string {
  return agentSeeds()[index]?.agentToken ?? ''
}

/** Adds the number of an agent's orders, and the commission on them. */
const counted = lazily<number, Pick<Agent, 'orders30d' | 'earned30d' | 'balances'>>({
  orders30d: broughtBy,
  earned30d: (index) => earnedLately(agentToken(index)),
  balances: (index) => balancesOf(agentToken(index)),
})

/** Stored agents, with figures of their work, which are computed lazily. */
export const agentEntity: Entity<Agent> = {
  name: 'agents',
  seed: once(() => agents().map(counted)),
  token: 'secureToken',
}
