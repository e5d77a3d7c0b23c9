import { consents, type ShopUser, type ShopUserDetail } from '@console/domain/shop-user'
import { seededRandom } from '../../random/random'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { grouped } from '../../random/grouped'
import { returnVoucherEntity } from '../return-voucher/entity'
import { reviewEntity } from '../review/entity'
import { indexOf } from '../shared/indexOf'
import { shopUserEntity } from './entity'
import { currentOrders } from './currentOrders'
import { joinedAt, type StoredShopUser } from './rows'
import { shopUserSeeds } from './seeds'

/** Maximum records of each kind shown with a shop user. */
const shown = 5

/** Fields of a shop user beyond their row. */
export function shopUserDetail(
  user: StoredShopUser,
  database: SampleDatabase,
): Omit<ShopUserDetail, keyof ShopUser> {
  const index = indexOf(shopUserEntity, user)
  const seed = shopUserSeeds()[index]
  const orders = currentOrders(user.userToken, database)
  const own = new Set(orders.map(({ secureToken }) => secureToken))
  const latest = orders.toSorted((one, other) =>
    (one.placedAt ?? '') < (other.placedAt ?? '') ? 1 : -1,
  )
  const stream = seededRandom('shopUser', index, 'verified')
  return {
    verified: seed
      ? { email: stream.next() < 0.8, phone: stream.next() < 0.9 }
      : { email: user.status !== 'unconfirmed', phone: false },
    consents: consents.map((to) => {
      const isGiven = to === 'terms' || seededRandom('shopUser', index, to).next() < 0.4
      return { to, since: isGiven && seed ? instant(joinedAt(seed)) : null }
    }),
    addresses: seed
      ? [{ line1: seed.line1, town: seed.town, county: seed.county, countryCode: seed.country }]
      : [],
    channels: [...grouped(orders, ({ channel }) => channel)].map(([channel, some]) => ({
      channel,
      orders: some.length,
    })),
    latestOrders: latest
      .slice(0, shown)
      .map(({ secureToken, reference, placedAt, status, total }) => ({
        secureToken,
        reference,
        placedAt,
        status,
        total,
      })),
    returns: database
      .rows(returnVoucherEntity)
      .filter(({ order }) => own.has(order.token))
      .toSorted((one, other) => (one.raisedAt < other.raisedAt ? 1 : -1))
      .slice(0, shown)
      .map(({ voucherToken, returnNo, status, amount }) => ({
        voucherToken,
        returnNo,
        status,
        amount,
      })),
    reviews: database
      .rows(reviewEntity)
      .filter(({ author }) => author.userToken === user.userToken)
      .toSorted((one, other) => (one.submittedAt < other.submittedAt ? 1 : -1))
      .slice(0, shown)
      .map(({ reviewToken, product, rating }) => ({
        reviewToken,
        product: { token: product.token, label: product.label },
        rating,
      })),
  }
}
