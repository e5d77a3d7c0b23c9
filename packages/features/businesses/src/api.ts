import type { Send } from '@console/core/api'
import { type BusinessesAnswer, businessesAnswer } from './contract'

/** All records of the list. Not in the specification, which leaves business calls open. */
export function listBusinesses(send: Send, signal?: AbortSignal): Promise<BusinessesAnswer> {
  return send({
    base: 'business',
    method: 'GET',
    path: '/businesses',
    answer: businessesAnswer,
    signal,
  })
}
