import type { Send } from '@console/core/api'
import { type AgentsAnswer, agentsAnswer } from './contract'

/** All records of the list. Not in the specification, which leaves business calls open. */
export function listAgents(send: Send, signal?: AbortSignal): Promise<AgentsAnswer> {
  return send({
    base: 'business',
    method: 'GET',
    path: '/agents',
    answer: agentsAnswer,
    signal,
  })
}
