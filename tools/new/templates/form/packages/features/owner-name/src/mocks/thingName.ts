import { systemAdmin } from '@console/core/permissions'
import { endpoint, onceForKey, type Resolver } from '@console/sample'
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
    },
    resolver,
  )
}

/** Takes each once for its key. The world keeps nothing of it yet. */
export const takeThingName: Taking = ({ request, account, body }) =>
  onceForKey(request, account.token, body, () => ({ name: body.name }))
