import { agentQueue } from '@console/domain/agent'
import { queueOfSubmissions } from '../shared/waiting'
import { agentEntity } from './entity'

/** Agents with a waiting submission. */
export const waiting = queueOfSubmissions(agentQueue, agentEntity)
