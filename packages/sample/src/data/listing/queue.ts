import { listingQueue } from '@console/domain/listing'
import { queueOfSubmissions } from '../shared/waiting'
import { listingEntity } from './entity'

/** Listings with a waiting submission. */
export const waiting = queueOfSubmissions(listingQueue, listingEntity)
