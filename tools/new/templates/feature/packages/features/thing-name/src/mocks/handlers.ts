import { endpoint, type Resolver } from '@console/sample'
import { systemAdmin } from '@console/core/permissions'
import { thingNameAnswer, type ThingNameAnswer } from '../contract'
import { someThingName } from './fixtures'

/** `GET /thing-name`, answered by `resolver`; stories pass their own. */
export function listThingName(resolver: Resolver<ThingNameAnswer, undefined, typeof systemAdmin>) {
  return endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/thing-name',
      roles: systemAdmin,
      answer: thingNameAnswer,
    },
    resolver,
  )
}

/** This feature's part of the sample backend. It answers from fixtures as long as the world has no such records. */
export const thingNameHandlers = [listThingName(() => someThingName)]
