import { agentEntity } from './entity'
import { fixtureAgents } from './seeds'
import { database } from '../../store/store'

/** Token of an agent that stories and tests rely on. */
export function fixtureAgent(name: keyof typeof fixtureAgents): string {
  return database.rows(agentEntity)[fixtureAgents[name]]?.secureToken ?? ''
}
