import { systemAdmin } from '@console/core/permissions'
import { endpoint, type Resolver } from '@console/sample'
import {
  thingNameAnswer,
  type ThingNameAnswer,
  thingNameBody,
  type ThingNameBody,
} from '../ThingNameScreen/thingName'

type Taking = Resolver<ThingNameAnswer, ThingNameBody, typeof systemAdmin>

/** `POST /owner-name/thing-name`, answered by `resolver`; stories pass their own. */
export function writeThingName(resolver: Taking) {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/owner-name/thing-name',
      roles: systemAdmin,
      status: 201,
      body: thingNameBody,
      answer: thingNameAnswer,
      isOnce: true,
    },
    resolver,
  )
}

/** Takes each. The world keeps nothing of it yet. */
export const takeThingName: Taking = ({ body }) => ({ name: body.name })
