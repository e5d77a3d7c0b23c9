import type { CommissionRateRow, RateSubject } from './contract'
import type { RateKind, RateLevel } from './terms'

/** Fields that decide whether a rate applies. */
export type Applicable = Pick<
  CommissionRateRow,
  'rateToken' | 'kind' | 'status' | 'effectiveFrom' | 'effectiveTo'
> & { subject: Pick<RateSubject, 'type'> & { ref: { token: string } | null } }

/** A sale that earns commission. Unknown values are null, and match nothing. */
export interface Sold {
  /** Product or service, by `productToken`. */
  item: { type: 'product' | 'service_product'; token: string } | null
  /** Agent who brought the order, by `agentToken`. */
  agent: string | null
  /** The seller's `secureToken`. */
  business: string | null
  /** Its category and the ones above, deepest first. */
  categories: readonly string[]
}

/** A subject that could have a rate. */
export interface Place {
  type: RateLevel
  /** Null for the default. */
  token: string | null
}

/** Places to look for a rate, the most specific first. */
export function placesOf({ item, agent, business, categories }: Sold): Place[] {
  return [
    ...(item ? [item] : []),
    ...(agent === null ? [] : [{ type: 'agent' as const, token: agent }]),
    ...(business === null ? [] : [{ type: 'business' as const, token: business }]),
    ...categories.map((token) => ({ type: 'category' as const, token })),
    { type: 'default', token: null },
  ]
}

/** Checks whether a rate applied at an instant, regardless of later status changes; drafts never do. */
export function isInForce({ status, effectiveFrom, effectiveTo }: Applicable, at: string): boolean {
  return (
    status !== 'draft' &&
    effectiveFrom !== null &&
    effectiveFrom <= at &&
    (effectiveTo === null || at < effectiveTo)
  )
}

/** Rates indexed by subject. */
export interface RateBook<Rate extends Applicable> {
  /** Rates in force for one subject, the winner first: the latest to begin, then by token. */
  at(kind: RateKind, place: Place, at: string): readonly Rate[]
}

/** Indexes rates by subject. */
export function rateBook<Rate extends Applicable>(rates: readonly Rate[]): RateBook<Rate> {
  /** By token of the subject: most items have no rate of their own. */
  const pages = new Map<string | null, Rate[]>()
  for (const rate of rates) {
    if (rate.status === 'draft') continue
    const token = rate.subject.ref?.token ?? null
    const page = pages.get(token)
    if (page) page.push(rate)
    else pages.set(token, [rate])
  }
  for (const page of pages.values()) page.sort(latestFirst)
  return {
    at: (kind, { type, token }, at) =>
      pages
        .get(token)
        ?.filter(
          (rate) => rate.kind === kind && rate.subject.type === type && isInForce(rate, at),
        ) ?? none,
  }
}

const none: readonly never[] = []

function latestFirst(one: Applicable, other: Applicable): number {
  const first = one.effectiveFrom ?? ''
  const second = other.effectiveFrom ?? ''
  if (first !== second) return first < second ? 1 : -1
  return one.rateToken < other.rateToken ? -1 : 1
}

/**
 * Rate that applies: the one of the most specific place with a rate, and there the latest to begin. Null for none.
 * @param at an instant
 */
export function resolveRate<Rate extends Applicable>(
  book: RateBook<Rate>,
  kind: RateKind,
  sold: Sold,
  at: string,
): Rate | null {
  return firstOf(book, kind, placesOf(sold), at)
}

function firstOf<Rate extends Applicable>(
  book: RateBook<Rate>,
  kind: RateKind,
  places: readonly Place[],
  at: string,
): Rate | null {
  for (const place of places) {
    const [rate] = book.at(kind, place, at)
    if (rate) return rate
  }
  return null
}

/** Commission rate of the platform: from the rates of products, or else from those of orders. */
export function platformRate<Rate extends Applicable>(
  book: RateBook<Rate>,
  sold: Sold,
  at: string,
): Rate | null {
  const places = placesOf(sold)
  return firstOf(book, 'product', places, at) ?? firstOf(book, 'order', places, at)
}
