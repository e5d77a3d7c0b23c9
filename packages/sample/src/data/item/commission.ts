import type { ProductDetail } from '@console/domain/product'
import { platformRate } from '@console/domain/commission-rate'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { bookOf } from '../commission-rate/book'
import { soldAs } from '../commission-rate/sold'
import type { Product } from '../product/rows'
import type { ServiceProduct } from '../service-product/rows'
import { commissionBy, type Item } from './items'

type ItemType = 'product' | 'service_product'

/** Current rate of an item. */
export function currentCommission(
  type: ItemType,
  item: Product | ServiceProduct,
  database: SampleDatabase,
): Item['commission'] {
  const rate = platformRate(bookOf(database), soldAs(type, item), instant(database.now()))
  return rate && commissionBy(rate, item.price)
}

/** Current rates of an item, from the least to the most specific. */
export function currentRates(
  type: ItemType,
  item: Product | ServiceProduct,
  database: SampleDatabase,
): ProductDetail['rates'] {
  const book = bookOf(database)
  const at = instant(database.now())
  const { categories } = soldAs(type, item)
  const own = (place: Parameters<typeof book.at>[1]) => {
    const [rate] = book.at('product', place, at)
    return rate ? commissionBy(rate, item.price).rateBps : null
  }
  const byDefault = platformRate(
    book,
    { item: null, agent: null, business: null, categories: [] },
    at,
  )
  return [
    {
      source: 'default',
      label: '',
      rateBps: byDefault && commissionBy(byDefault, item.price).rateBps,
    },
    ...categories
      .map((token, depth) => ({
        source: 'category' as const,
        label: item.category.path.slice(0, item.category.path.length - depth).join(' › '),
        rateBps: own({ type: 'category', token }),
      }))
      .toReversed(),
    {
      source: 'business',
      label: item.business.label,
      rateBps: own({ type: 'business', token: item.business.token }),
    },
    { source: 'product', label: item.name, rateBps: own({ type, token: item.productToken }) },
  ]
}
