import { systemAdmin } from '@console/core/permissions'
import {
  addedThingName,
  type AddedThingName,
  thingNameToAdd,
  type ThingNameToAdd,
} from '@console/domain/thing-name'
import { token } from '../../random/token'
import { endpoint, type Resolver } from '../../server/endpoint'
import { instant } from '../../store/clock'
import { thingNameEntity } from './entity'
import type { ThingName } from './rows'

/** `POST /thing-name` */
function add(resolver: Resolver<AddedThingName, ThingNameToAdd, typeof systemAdmin>) {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/thing-name',
      roles: systemAdmin,
      status: 201,
      body: thingNameToAdd,
      answer: addedThingName,
      isOnce: true,
    },
    resolver,
  )
}

/** Endpoint that creates a record; its status is then `waiting`. */
export const thingNameAddingEndpoints = {
  add,
  handlers: [
    add(({ account, database, body }) => {
      const { secureToken, name } = database.add<ThingName>(
        thingNameEntity,
        {
          secureToken: token(`thing-name ${account.token}`, database.changes().length),
          name: body.name,
          status: 'waiting',
          createdAt: instant(database.now()),
          decision: null,
          description: body.description,
        },
        account.token,
      )
      return { secureToken, name }
    }),
  ],
}
