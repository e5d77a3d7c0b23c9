import type { agentFields } from '@console/domain/agent'
import { approvalAnswers } from '../shared/approvalAnswers'
import type { Answers } from '../../lists/listOfFields'
import { day } from '../../store/clock'
import type { Agent } from './rows'

/** List fields of agents that only the server can answer. */
export const agentAnswers = {
  ...approvalAnswers,
  inactive: ({ lastActiveAt }, { database }) =>
    lastActiveAt === null || database.now() - Date.parse(lastActiveAt) > 30 * day,
} satisfies Answers<typeof agentFields, Agent>
