import { type RevealBody, revealsPerHour } from '@console/domain/shop-user'
import type { Account } from '../../server/accounts'
import { refuse } from '../../server/refuse'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { reviewerWith } from '../shared/actors'
import { hour } from '../shared/approval'
import { indexOf } from '../shared/indexOf'
import { shopUserEntity } from './entity'
import type { StoredShopUser } from './rows'
import { shopUserSeeds } from './seeds'
import { eventNow } from '../shared/eventNow'

/** Who asks for a contact of whom. */
interface Revealing {
  world: World
  account: Account
  body: RevealBody
}

const action = 'reveal'

/**
 * A contact, once it is in the history who has asked for it, and why.
 * @throws Refusal 409 where somebody was deleted, 429 after 20 in an hour
 */
export function reveal({ world, account, body }: Revealing, user: StoredShopUser): string {
  const seed = shopUserSeeds()[indexOf(shopUserEntity, user)]
  if (!seed || user.status === 'deleted')
    throw refuse(409, 'wrong_status', 'Of who was deleted no contact is left.')
  refuseTooMany(world, account)
  const at = instant(world.now())
  const event = eventNow(world, {
    at,
    actor: reviewerWith(account.token),
    type: 'shopUser.revealed',
    reasonCode: body.field,
    note: body.reason,
  })
  world.change(shopUserEntity, user.userToken, {}, account.token, { done: { action, event } })
  return body.field === 'phone'
    ? seed.phone
    : `${seed.name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@mail.example`
}

/** @throws Refusal 429 that says when the first of the last 20 is an hour ago */
function refuseTooMany(world: World, account: Account): void {
  const since = world.now() - hour
  const lately = world
    .changes()
    .filter(
      ({ entity, by, done, at }) =>
        entity === shopUserEntity.name &&
        by === account.token &&
        done?.action === action &&
        Date.parse(at) > since,
    )
  const first = lately.at(-revealsPerHour)
  if (first)
    throw refuse(429, 'rate_limited', 'No more than 20 contacts can be revealed in an hour.', {
      retryAfter: Math.ceil((Date.parse(first.at) - since) / 1000),
    })
}
