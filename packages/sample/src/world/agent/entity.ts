import type { Entity } from '../../store/entity'
import { type Agent, agents } from './rows'

/** Agents, as the store keeps them. */
export const agentEntity: Entity<Agent> = { name: 'agents', seed: agents, token: 'secureToken' }
