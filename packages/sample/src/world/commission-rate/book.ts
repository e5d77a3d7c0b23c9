import { type RateBook, rateBook } from '@console/domain/commission-rate'
import type { World } from '../../store/store'
import { rateEntity } from './entity'
import type { Rate } from './rows'
import { onceOf } from '../../draws/once'

const bookOfRates = onceOf((rates: readonly Rate[]): RateBook<Rate> => rateBook(rates))

/** Current rates; the book is built once for every state of them. */
export function bookOf(world: World): RateBook<Rate> {
  return bookOfRates(world.rows(rateEntity))
}
