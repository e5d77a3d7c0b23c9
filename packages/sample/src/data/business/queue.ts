import { businessQueue } from '@console/domain/business'
import { queueOfSubmissions } from '../shared/waiting'
import { businessEntity } from './entity'

/** Businesses with a waiting submission. */
export const waiting = queueOfSubmissions(businessQueue, businessEntity)
