import { endpoint, type Resolver } from '@console/core/mocks'
import { systemAdmin } from '@console/core/permissions'
import { agentsAnswer, type AgentsAnswer } from '../contract'
import { someAgents } from './fixtures'

/** `GET /agents`, answered by `resolver`; stories pass their own. */
export function listAgents(resolver: Resolver<AgentsAnswer, undefined, typeof systemAdmin>) {
  return endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/agents',
      roles: systemAdmin,
      answer: agentsAnswer,
    },
    resolver,
  )
}

/** This feature's part of the sample backend. It answers from fixtures as long as the world has no such records. */
export const agentsHandlers = [listAgents(() => someAgents)]
