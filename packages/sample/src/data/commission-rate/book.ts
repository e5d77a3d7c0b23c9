import { type RateBook, rateBook } from '@console/domain/commission-rate'
import type { SampleDatabase } from '../../store/store'
import { rateEntity } from './entity'
import type { Rate } from './rows'
import { onceOf } from '../../random/once'

const bookOfRates = onceOf((rates: readonly Rate[]): RateBook<Rate> => rateBook(rates))

/** Current rates; the book is built once for every state of them. */
export function bookOf(database: SampleDatabase): RateBook<Rate> {
  return bookOfRates(database.rows(rateEntity))
}
