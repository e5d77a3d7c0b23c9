import type { administrators } from '@console/core/permissions'
import {
  type RevealBody,
  revealBody,
  revealed,
  shopUserCapabilities,
  shopUsersResource,
  dormantAfterDays,
  type shopUserFields,
} from '@console/domain/shop-user'
import type { HttpHandler } from 'msw/http'
import { resourceEndpoints } from '../../resources/resourceEndpoints'
import { endpoint, type Resolver } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { shopUserDecisions } from './decisions'
import { shopUserDetail } from './details'
import { shopUserEntity } from './entity'
import { withOrders } from './currentOrders'
import { shopUserHistory } from './history'
import { reveal } from './reveal'
import { dayOffset } from '../shop-setting/dayOffset'
import type { Answers } from '../../lists/listOfFields'
import { day } from '../../store/clock'
import type { StoredShopUser } from './rows'
import type * as z from 'zod/mini'

/** List fields of shop users that only the server can answer. */
const shopUserAnswers = {
  dormant: (user, { database }) => {
    const { lastOrderAt } = withOrders(user, database)
    return lastOrderAt !== null && database.now() - Date.parse(lastOrderAt) > dormantAfterDays * day
  },
} satisfies Answers<typeof shopUserFields, StoredShopUser>

const own = resourceEndpoints({
  resource: shopUsersResource,
  entity: shopUserEntity,
  dayOffset,
  answers: shopUserAnswers,
  readAs: withOrders,
  toRow: withOrders,
  toDetail: (user, database) => ({
    ...withOrders(user, database),
    ...shopUserDetail(user, database),
  }),
  decisions: [shopUserDecisions],
  past: shopUserHistory,
})

/**
 * `POST /shop-users/{userToken}/reveal`. It is not idempotent by key: the revealed contact is stored nowhere.
 */
function revealing(
  resolver: Resolver<z.infer<typeof revealed>, RevealBody, typeof administrators>,
): HttpHandler {
  return endpoint(
    {
      method: 'POST',
      base: 'business',
      path: '/shop-users/:token/reveal',
      roles: shopUserCapabilities.reveal.roles,
      answer: revealed,
      body: revealBody,
      refusals: [
        { status: 404, code: 'not_found' },
        { status: 409, code: 'wrong_status' },
        { status: 429, code: 'rate_limited' },
      ],
      resource: shopUsersResource,
    },
    resolver,
  )
}

const handlers: readonly HttpHandler[] = [
  ...own.handlers,
  revealing((call) => {
    const user = call.database.find(shopUserEntity, call.params.token ?? '')
    if (!user) throw refuse(404, 'not_found', 'record.missing')
    return { value: reveal(call, user) }
  }),
]

/** Endpoints of shop users. */
export const shopUserEndpoints = { ...own, reveal: revealing, handlers }
