import {
  type CommissionRateDetail,
  placesOf,
  platformRate,
  rateBook,
  type RateBook,
  resolveRate,
  type Sold,
} from '@console/domain/commission-rate'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { productEntity } from '../product/entity'
import type { Product } from '../product/rows'
import { serviceEntity } from '../service-product/entity'
import { bookOf } from './book'
import { rateEntity } from './entity'
import { onlyTerms, type Rate } from './rows'
import { soldAs } from './sold'

type Item = Parameters<typeof soldAs>[1] & Pick<Product, 'approvalStatus'>

/** Rates that would apply if a rate ended now, those for the most items first. */
export function nextOf(rate: Rate, database: SampleDatabase): CommissionRateDetail['next'] {
  if (rate.status !== 'active') return []
  const at = instant(database.now())
  const { rateToken: own } = rate
  const decides = (book: RateBook<Rate>, sold: Sold) =>
    rate.kind === 'agent' ? resolveRate(book, 'agent', sold, at) : platformRate(book, sold, at)
  const then = rateBook(database.rows(rateEntity).filter(({ rateToken }) => rateToken !== own))
  const next = new Map<Rate | null, number>()
  for (const sold of soldBelow(rate, database)) {
    if (decides(bookOf(database), sold)?.rateToken !== own) continue
    const found = decides(then, sold)
    next.set(found, (next.get(found) ?? 0) + 1)
  }
  return [...next]
    .map(([found, items]) => ({ rate: found && named(found), items }))
    .toSorted((one, other) => other.items - one.items)
}

function named(rate: Rate) {
  const { rateToken, kind, subject } = rate
  return { rateToken, kind, subject, ...onlyTerms(rate) }
}

/** All items at places where a rate is a candidate: for an agent's rate, what that agent brings. */
function soldBelow({ subject: { type, ref } }: Rate, database: SampleDatabase): Sold[] {
  const token = ref?.token ?? null
  const agent = type === 'agent' ? token : null
  const soldOf = (kind: 'product' | 'service_product', items: readonly Item[]) =>
    items.flatMap((item) => {
      if (item.approvalStatus !== 'approved') return []
      const sold = soldAs(kind, item, agent)
      const isBelow = placesOf(sold).some((place) => place.type === type && place.token === token)
      return isBelow ? [sold] : []
    })
  return [
    ...soldOf('product', database.rows(productEntity)),
    ...soldOf('service_product', database.rows(serviceEntity)),
  ]
}
