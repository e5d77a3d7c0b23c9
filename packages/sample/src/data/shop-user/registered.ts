import type { Actor } from '@console/core/contracts'
import { requireTransition } from '@console/core/flows'
import { shopUserLifecycle } from '@console/domain/shop-user'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import type { StoredAccount } from '../../accounts/accountRows'
import { currentEvent } from '../../store/currentEvent'
import { shopUserEntity } from './entity'
import type { StoredShopUser } from './rows'

/** Adds the shop user of a registered account, whose address is not confirmed yet. */
export function join(database: SampleDatabase, account: StoredAccount): void {
  const { accountToken, email } = account
  const name = nameOf(account)
  database.add<StoredShopUser>(
    shopUserEntity,
    {
      userToken: accountToken,
      name,
      type: 'consumer',
      business: null,
      status: 'unconfirmed',
      phoneMasked: null,
      emailMasked: `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`,
      county: null,
      orders: 0,
      spent: [],
      lastOrderAt: null,
      joinedAt: instant(database.now()),
      decision: null,
    },
    accountToken,
    {
      done: {
        action: 'join',
        event: currentEvent(database, {
          actor: actorOf(account),
          type: 'shopUser.joined',
          to: 'unconfirmed',
        }),
      },
    },
  )
}

/**
 * Marks a shop user's address as confirmed: they can sign in. An account that registered before accounts became shop
 * users becomes one now.
 */
export function confirmJoined(database: SampleDatabase, account: StoredAccount): void {
  const { accountToken } = account
  if (!database.find(shopUserEntity, accountToken)) join(database, account)
  const record = database.find(shopUserEntity, accountToken)
  if (record?.status !== 'unconfirmed') return
  const { to, recorded } = requireTransition(shopUserLifecycle, record, 'confirm')
  database.change(
    shopUserEntity,
    accountToken,
    { status: to, name: nameOf(account) },
    accountToken,
    {
      done: {
        action: 'confirm',
        event: currentEvent(database, {
          actor: actorOf(account),
          type: recorded,
          from: record.status,
          to,
        }),
      },
    },
  )
}

/** Removes the shop user of a registration that was not confirmed in time. */
export function leaveUnconfirmed(database: SampleDatabase, accountToken: string): void {
  if (database.find(shopUserEntity, accountToken)?.status === 'unconfirmed')
    database.remove(shopUserEntity, accountToken, accountToken)
}

function nameOf({ firstName, lastName }: StoredAccount): string {
  return `${firstName} ${lastName}`.trim()
}

function actorOf(account: StoredAccount): Actor {
  return { token: account.accountToken, name: nameOf(account), role: 'owner' }
}
