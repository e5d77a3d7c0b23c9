import { endpoint, type Resolver } from '@console/core/mocks'
import { systemAdmin } from '@console/core/permissions'
import { businessesAnswer, type BusinessesAnswer } from '../contract'
import { someBusinesses } from './fixtures'

/** `GET /businesses`, answered by `resolver`; stories pass their own. */
export function listBusinesses(
  resolver: Resolver<BusinessesAnswer, undefined, typeof systemAdmin>,
) {
  return endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/businesses',
      roles: systemAdmin,
      answer: businessesAnswer,
    },
    resolver,
  )
}

/** This feature's part of the sample backend. It answers from fixtures as long as the world has no such records. */
export const businessesHandlers = [listBusinesses(() => someBusinesses)]
