import { currentBalances } from './earnings'
import { agentEntity } from './entity'
import { approvalDecisions } from '../shared/approvalDecisions'
import type { Agent } from './rows'
import { agentChecksOf, agentDetail } from './details'
import { agentHistory, lastAgentSubmission } from './history'
import { settingsIn } from '../shop-setting/settingsIn'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { agentsResource, type agentFields } from '@console/domain/agent'
import { dayOffset } from '../shop-setting/dayOffset'
import { approvalAnswers } from '../shared/approvalAnswers'
import type { Answers } from '../../lists/listOfFields'
import { day } from '../../store/clock'

/** List fields of agents that only the server can answer. */
const agentAnswers = {
  ...approvalAnswers,
  inactive: ({ lastActiveAt }, { database }) =>
    lastActiveAt === null || database.now() - Date.parse(lastActiveAt) > 30 * day,
} satisfies Answers<typeof agentFields, Agent>

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
