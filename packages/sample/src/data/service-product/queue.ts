import { serviceQueue } from '@console/domain/service-product'
import { queueOfSubmissions } from '../shared/waiting'
import { serviceEntity } from './entity'

/** Services with a waiting submission. */
export const waiting = queueOfSubmissions(serviceQueue, serviceEntity)
