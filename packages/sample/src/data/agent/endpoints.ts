import { currentBalances } from './earnings'
import { agentEntity } from './entity'
import { approvalDecisions } from '../shared/approvalDecisions'
import type { Agent } from './rows'
import { agentChecksOf, agentDetail } from './details'
import { agentHistory, lastAgentSubmission } from './history'
import { settingsIn } from '../shop-setting/settingsIn'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { agentsResource } from '@console/domain/agent'
import { agentAnswers } from './answers'
import { dayOffset } from '../shop-setting/dayOffset'

/** Endpoints of agents. */
export const agentEndpoints = resourceEndpoints({
  resource: agentsResource,
  entity: agentEntity,
  dayOffset,
  answers: agentAnswers,
  toRow: (agent, database) => ({ ...agent, balances: currentBalances(agent.agentToken, database) }),
  toDetail: (agent) => ({ ...agent, ...agentDetail(agent) }),
  decisions: [
    approvalDecisions<Agent>({
      slaHours: (database) => settingsIn(database, 'review').slaHours.agent,
      checks: agentChecksOf,
      lastSubmission: lastAgentSubmission,
    }),
  ],
  past: agentHistory,
})
