import { agentEntity } from './entity'
import { goldenAgents } from './seeds'
import { world } from '../../store/store'

/** Token of an agent that stories and tests rely on. */
export function goldenAgent(name: keyof typeof goldenAgents): string {
  return world.rows(agentEntity)[goldenAgents[name]]?.secureToken ?? ''
}
