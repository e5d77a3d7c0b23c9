import { pastsOf } from '../shared/history'
import { agentEntity } from './entity'
import { agentActor, agentSla } from './seeds'

/** Events of agents before the sample's start. */
export const { historyOf: agentHistory, lastSubmissionOf: lastAgentSubmission } = pastsOf(
  agentEntity,
  { type: 'agent', slaHours: agentSla, hasUpdates: false, ownerOf: agentActor },
)
