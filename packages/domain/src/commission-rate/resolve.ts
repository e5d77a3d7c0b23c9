import type { CommissionRateRow, RateSubject } from './contract'
import type { RateKind, RateLevel } from './terms'

/** What of a rate decides whether it applies. */
export type Applicable = Pick<
  CommissionRateRow,
  'rateToken' | 'kind' | 'status' | 'effectiveFrom' | 'effectiveTo'
> & { subject: Pick<RateSubject, 'type'> & { ref: { token: string } | null } }

/** What commission is taken of. Everything that is not known is null, and decides nothing. */
export interface Sold {
  /** A product or a service by its `productToken`. */
  item: { type: 'product' | 'service_product'; token: string } | null
  /** Who brought it, by the `agentToken`. */
  agent: string | null
  /** The seller's `secureToken`. */
  business: string | null
  /** Its category and those above it, the deepest first. */
  categories: readonly string[]
}

/** One place where a rate could be. */
export interface Place {
  type: RateLevel
  /** Null of the default. */
  token: string | null
}

/** Where rates are looked for, the most specific place first. */
export function placesOf({ item, agent, business, categories }: Sold): Place[] {
  return [
    ...(item ? [item] : []),
    ...(agent === null ? [] : [{ type: 'agent' as const, token: agent }]),
    ...(business === null ? [] : [{ type: 'business' as const, token: business }]),
    ...categories.map((token) => ({ type: 'category' as const, token })),
    { type: 'default', token: null },
  ]
}

/** Whether a rate applies at an instant: whatever its status has become since, but no draft. */
export function isInForce({ status, effectiveFrom, effectiveTo }: Applicable, at: string): boolean {
  return (
    status !== 'draft' &&
    effectiveFrom !== null &&
    effectiveFrom <= at &&
    (effectiveTo === null || at < effectiveTo)
  )
}

/** Rates by what they are of, so that the one that applies is found without a look at the others. */
export interface RateBook<Rate extends Applicable> {
  /** Those in force for one subject, the one that wins first: the latest to begin, then by token. */
  at(kind: RateKind, place: Place, at: string): readonly Rate[]
}

/** Puts rates into a book. */
export function rateBook<Rate extends Applicable>(rates: readonly Rate[]): RateBook<Rate> {
  /** By the token of what they are of: most of what is sold has no rate of its own. */
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
 * The rate that applies: that of the most specific place which has one, and of several there the latest to
 * begin. Null where there is none.
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

/** What the platform takes: by the rates of products, and where none of them applies, by those of orders. */
export function platformRate<Rate extends Applicable>(
  book: RateBook<Rate>,
  sold: Sold,
  at: string,
): Rate | null {
  const places = placesOf(sold)
  return firstOf(book, 'product', places, at) ?? firstOf(book, 'order', places, at)
}
