import { productQueue } from '@console/domain/product'
import { queueOfSubmissions } from '../shared/waiting'
import { productEntity } from './entity'

/** Those of which a submission waits. */
export const waiting = queueOfSubmissions(productQueue, productEntity)
