import { listingQueue } from '@console/domain/listing'
import { queueOfSubmissions } from '../shared/waiting'
import { listingEntity } from './entity'

/** Those of which a submission waits. */
export const waiting = queueOfSubmissions(listingQueue, listingEntity)
