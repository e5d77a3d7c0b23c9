import {
  placesOf,
  type RateKind,
  type RateStep,
  type RateSubject,
  type Sold,
} from '@console/domain/commission-rate'
import { instant } from '../../store/clock'
import type { World } from '../../store/store'
import { businessEntity } from '../business/entity'
import { bookOf } from './book'
import { onlyTerms, type Rate } from './rows'

function named({ rateToken, effectiveFrom, ...rate }: Rate) {
  return { rateToken, ...onlyTerms(rate), effectiveFrom }
}

/** What a place is called: what it is asked of is called by its own name, a category by its path. */
export interface PlaceNames {
  own: string | null
  /** By the tokens of the categories. */
  categories: ReadonlyMap<string, string>
}

/** The ladder of something that is sold or earned: every place that could have a rate, the most specific first. */
export function ladderOf(
  kinds: readonly RateKind[],
  sold: Sold,
  names: PlaceNames,
  world: World,
): RateStep[] {
  const at = instant(world.now())
  const book = bookOf(world)
  const subjectOf = (type: RateSubject['type'], token: string | null): RateSubject => {
    if (token === null) return { type, ref: null }
    const label =
      type === 'category'
        ? names.categories.get(token)
        : type === 'business'
          ? world.find(businessEntity, token)?.tradingName
          : names.own
    return { type, ref: { token, label: label ?? '' } }
  }
  return kinds.flatMap((kind) =>
    placesOf(sold)
      // A rate of an item is never one of orders, and one of agents is none of products.
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
