import { businessQueue } from '@console/domain/business'
import { queueOfSubmissions } from '../shared/waiting'
import { businessEntity } from './entity'

/** Those of which a submission waits. */
export const waiting = queueOfSubmissions(businessQueue, businessEntity)
