import { type RevealBody, revealsPerHour } from '@console/domain/shop-user'
import type { Account } from '../../accounts/accounts'
import { refuse } from '../../server/refuse'
import { hour, instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { reviewerWith } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { shopUserEntity } from './entity'
import type { StoredShopUser } from './rows'
import { shopUserSeeds } from './seeds'
import { accountEntity } from '../../accounts/accountEntity'
import { currentEvent } from '../../store/currentEvent'

/** Caller and body of a reveal. */
interface Revealing {
  database: SampleDatabase
  account: Account
  body: RevealBody
}

const action = 'reveal'

/**
 * Reveals a contact, after recording the caller and the reason in the history.
 * @throws Refusal 409 if the user was deleted, has not confirmed their address, or has given none, 429 after 20 in an hour
 */
export function reveal({ database, account, body }: Revealing, user: StoredShopUser): string {
  const contact = contactOf(user, database)[body.field]
  if (contact === null || user.status === 'deleted' || user.status === 'unconfirmed')
    throw refuse(409, 'wrong_status', 'contact.missing')
  refuseTooMany(database, account)
  const at = instant(database.now())
  const event = currentEvent(database, {
    at,
    actor: reviewerWith(account.token),
    type: 'shopUser.revealed',
    reasonCode: body.field,
    note: body.reason,
  })
  database.change(shopUserEntity, user.userToken, {}, account.token, { done: { action, event } })
  return contact
}

/** Contacts of a shop user: those in the seed, or those of the registration. */
function contactOf(
  user: StoredShopUser,
  database: SampleDatabase,
): Record<RevealBody['field'], string | null> {
  const seed = shopUserSeeds()[indexOf(shopUserEntity, user)]
  if (!seed)
    return { phone: null, email: database.find(accountEntity, user.userToken)?.email ?? null }
  const email = `${seed.name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@mail.example`
  return { phone: seed.phone, email }
}

/** @throws Refusal 429 with the time at which the first of the last 20 will be an hour old */
function refuseTooMany(database: SampleDatabase, account: Account): void {
  const since = database.now() - hour
  const lately = database
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
    throw refuse(429, 'rate_limited', 'contact.limit', {
      retryAfter: Math.ceil((Date.parse(first.at) - since) / 1000),
    })
}
