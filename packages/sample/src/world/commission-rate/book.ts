import { type RateBook, rateBook } from '@console/domain/commission-rate'
import type { World } from '../../store/store'
import { rateEntity } from './entity'
import type { Rate } from './rows'

const books = new WeakMap<object, RateBook<Rate>>()

/** The rates as they are now; the book is made once for every state of them. */
export function bookOf(world: World): RateBook<Rate> {
  const rows = world.rows(rateEntity)
  let book = books.get(rows)
  if (!book) books.set(rows, (book = rateBook(rows)))
  return book
}
