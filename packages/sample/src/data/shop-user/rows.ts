import { sumsOf } from '@console/core/contracts'
import type { ShopUser, ShopUserStatus } from '@console/domain/shop-user'
import { seededRandom } from '../../random/random'
import { lazily, once } from '../../random/once'
import { day, instant, sampleStart } from '../../store/clock'
import { totalOf } from '../order/priced'
import { stepsOf } from '../order/steps'
import { maskedPhone } from '../shared/parties'
import { ordersByBuyer, type ShopUserSeed, shopUserSeeds } from './seeds'

/** A stored shop user. Contacts are only in the seed: no row has one. */
export type StoredShopUser = Omit<ShopUser, '_actions'>

/** Of 100 people two are blocked, and one has asked to be deleted. */
function statusOf({ index }: ShopUserSeed): ShopUserStatus {
  if (index === 0) return 'active'
  const share = seededRandom('shopUser', index, 'status').next()
  return share < 0.02 ? 'blocked' : share < 0.03 ? 'deleted' : 'active'
}

/** Time of joining, in milliseconds since 1970: before any other known event. */
export function joinedAt({ index, firstSeen }: ShopUserSeed): number {
  const before = seededRandom('shopUser', index, 'joined').next() ** 2
  return (firstSeen ?? sampleStart - 2 * day) - (0.01 + before * 400) * day
}

function spentOf({ userToken }: ShopUserSeed): ShopUser['spent'] {
  const orders = ordersByBuyer().get(userToken) ?? []
  const stored = orders.filter(({ index }) => stepsOf(index).at(-1)?.to !== 'cancelled')
  return sumsOf(stored.map(totalOf))
}

/** Total of all their orders, needed only by visible rows. */
const counted = lazily<ShopUserSeed, Pick<StoredShopUser, 'spent'>>({ spent: spentOf })

function rowOf(seed: ShopUserSeed): StoredShopUser {
  const { userToken, name, business, county, phone } = seed
  const orders = ordersByBuyer().get(userToken) ?? []
  const last = orders.at(-1)
  return counted(
    {
      version: 1,
      userToken,
      name,
      type: business ? 'business_buyer' : 'consumer',
      business,
      status: statusOf(seed),
      phoneMasked: maskedPhone(phone),
      emailMasked: maskedEmail(name),
      county,
      orders: orders.length,
      lastOrderAt: last ? instant(last.at) : null,
      joinedAt: instant(joinedAt(seed)),
      decision: null,
    },
    seed,
  )
}

/** Masked as in orders: `w•••@mail.example`. */
function maskedEmail(name: string): string {
  return `${name.slice(0, 1).toLowerCase()}•••@mail.example`
}

/** 2 500 shop users: buyers of the orders, authors of reviews, and some who only looked. */
export const shopUsers = once((): StoredShopUser[] => shopUserSeeds().map(rowOf))
