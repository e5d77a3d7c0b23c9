import { agentQueue } from '@console/domain/agent'
import { queueOfSubmissions } from '../shared/waiting'
import { agentEntity } from './entity'

/** Those of which a submission waits. */
export const waiting = queueOfSubmissions(agentQueue, agentEntity)
