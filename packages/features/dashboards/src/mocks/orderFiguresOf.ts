import { orderChannels } from '@console/domain/order'
import { saleChannels } from '@console/domain/sale'
import { sumsOf } from '@console/core/contracts'
import { eachSafely, type SampleDatabase } from '@console/sample'
import { orderEntity } from '@console/sample/order'
import { returnVoucherEntity } from '@console/sample/return-voucher'
import { saleEntity } from '@console/sample/sale'
import type { OrderFigures } from '../contract'
import type { Days } from './daysOf'

/** Checks whether a time, in milliseconds since 1970, is in the range, or in the previous period. */
type Within = (at: number) => boolean

/** Orders and sales, counted as in the lists for the same days, from the current rows of the sample database. */
export function orderFiguresOf(
  database: SampleDatabase,
  { days, placeOf, isNow, isBefore }: Days,
): OrderFigures {
  const returned = new Set(
    eachSafely(database.rows(returnVoucherEntity), ({ order }) => order.token),
  )
  const placedIn = (isWithin: Within) =>
    eachSafely(database.rows(orderEntity), (order) =>
      order.placedAt !== null && isWithin(Date.parse(order.placedAt)) ? [order] : [],
    ).flat()
  const soldIn = (isWithin: Within) =>
    eachSafely(database.rows(saleEntity), (sale) =>
      isWithin(Date.parse(sale.completedAt)) ? [sale] : [],
    ).flat()
  const returnedOf = (orders: readonly { secureToken: string }[]) =>
    orders.filter(({ secureToken }) => returned.has(secureToken)).length

  const placed = placedIn(isNow)
  const placedBefore = placedIn(isBefore)
  const sold = soldIn(isNow)
  return {
    placed: { now: placed.length, before: placedBefore.length },
    returned: { now: returnedOf(placed), before: returnedOf(placedBefore) },
    completed: { now: sold.length, before: soldIn(isBefore).length },
    channels: orderChannels.map((channel) => {
      const own = placed.filter((order) => order.channel === channel)
      return { channel, placed: own.length, returned: returnedOf(own) }
    }),
    days: days.map((day, place) => ({
      day,
      placed: placed.filter(({ placedAt }) => placeOf(Date.parse(placedAt ?? '')) === place).length,
      completed: sold.filter(({ completedAt }) => placeOf(Date.parse(completedAt)) === place)
        .length,
    })),
    sold: saleChannels.map((channel) => ({
      channel,
      values: sumsOf(sold.filter((sale) => sale.channel === channel).map(({ net }) => net)),
    })),
  }
}
