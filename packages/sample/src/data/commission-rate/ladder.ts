import {
  placesOf,
  type RateKind,
  type RateStep,
  type RateSubject,
  type Sold,
} from '@console/domain/commission-rate'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { businessEntity } from '../business/entity'
import { bookOf } from './book'
import { onlyTerms, type Rate } from './rows'

function named({ rateToken, effectiveFrom, ...rate }: Rate) {
  return { rateToken, ...onlyTerms(rate), effectiveFrom }
}

/** Names of the ladder's places: that of the item itself, and a category's path. */
export interface PlaceNames {
  own: RateSubject
  /** By the tokens of the categories. */
  categories: ReadonlyMap<string, string>
}

/** Ladder of an item or agent: every place that could have a rate, the most specific first. */
export function ladderOf(
  kinds: readonly RateKind[],
  sold: Sold,
  names: PlaceNames,
  database: SampleDatabase,
): RateStep[] {
  const at = instant(database.now())
  const book = bookOf(database)
  const subjectOf = (type: RateSubject['type'], token: string | null): RateSubject => {
    if (type === names.own.type && token === names.own.ref?.token) return names.own
    if (token === null) return { type, ref: null, item: null }
    const label =
      type === 'category'
        ? names.categories.get(token)
        : database.find(businessEntity, token)?.tradingName
    return { type, ref: { token, label: label ?? '' }, item: null }
  }
  return kinds.flatMap((kind) =>
    placesOf(sold)
      // A rate of an item never applies to orders, and one of agents never to products.
      .filter(
        ({ type }) =>
          kind !== 'order' || type === 'business' || type === 'category' || type === 'default',
      )
      .filter(({ type }) => kind === 'agent' || type !== 'agent')
      .map(({ type, token }) => {
        const [rate, ...ties] = book.at(kind, { type, token }, at)
        return {
          kind,
          subject: subjectOf(type, token),
          rate: rate ? named(rate) : null,
          ties: ties.map(named),
        }
      }),
  )
}
