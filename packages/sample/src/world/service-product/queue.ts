import { serviceQueue } from '@console/domain/service-product'
import { queueOfSubmissions } from '../shared/waiting'
import { serviceEntity } from './entity'

/** Those of which a submission waits. */
export const waiting = queueOfSubmissions(serviceQueue, serviceEntity)
