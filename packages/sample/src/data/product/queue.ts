import { productQueue } from '@console/domain/product'
import { queueOfSubmissions } from '../shared/waiting'
import { productEntity } from './entity'

/** Products with a waiting submission. */
export const waiting = queueOfSubmissions(productQueue, productEntity)
