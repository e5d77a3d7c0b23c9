import { goldenAgents, world } from '@console/core/mocks'

/** The token of an agent that stories and tests rely on. */
export function goldenAgent(name: keyof typeof goldenAgents): string {
  return world.rows('agents')[goldenAgents[name]]?.secureToken ?? ''
}
