import type { Currency } from '@console/core/contracts'
import {
  platformRate,
  rateBook,
  type RatePreview,
  type RateProposal,
  resolveRate,
  type RateSubject,
  type Sold,
} from '@console/domain/commission-rate'
import { checksum } from '../../random/token'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { bookOf } from './book'
import { rateEntity } from './entity'
import { monthLength, monthOf, pricedBy } from './month'
import { onlyTerms, type Rate } from './rows'
import { soldOfSubject } from './find'

/** Identifies a proposal exactly: the confirmation repeats it. */
export function previewName(proposal: RateProposal): string {
  const { kind, subjects, effectiveFrom, reason } = proposal
  const of = subjects.map(({ type, ref }) => [type, ref?.token ?? null])
  return checksum(JSON.stringify([kind, of, onlyTerms(proposal), effectiveFrom, reason.trim()]))
}

/** Rates of the same subject that are scheduled, or begin no earlier. */
export function overlapsOf(
  { kind, effectiveFrom }: Pick<RateProposal, 'kind' | 'effectiveFrom'>,
  subject: RateSubject,
  database: SampleDatabase,
): Rate[] {
  const begin = effectiveFrom ?? instant(database.now())
  return database
    .rows(rateEntity)
    .filter(
      (rate) =>
        rate.kind === kind &&
        rate.subject.type === subject.type &&
        rate.subject.ref?.token === subject.ref?.token &&
        (rate.status === 'scheduled' || rate.status === 'active') &&
        (rate.effectiveFrom ?? '') >= begin,
    )
}

/** Effect of a proposed rate on the orders of the last 30 days, for each subject. */
export function previewOf(proposal: RateProposal, database: SampleDatabase): RatePreview {
  const now = instant(database.now())
  const { kind, subjects } = proposal
  const book = bookOf(database)
  const drafts = subjects.map((subject, place) => ({
    ...onlyTerms(proposal),
    kind,
    subject,
    // Wins over rates of the same age.
    rateToken: `!${place}`,
    status: 'active' as const,
    effectiveFrom: now,
    effectiveTo: null,
  }))
  const then = rateBook([...database.rows(rateEntity), ...drafts])
  const sums = new Map<Currency, { orders: Set<string>; now: number; proposed: number }>()
  const products = new Set<string>()
  const agents = new Set<string>()
  const by = kind === 'agent' ? 'agent' : 'platform'
  for (const sold of monthOf(database)) {
    const after = pricedBy(then, sold, now)
    if (!after.rates[by]?.rateToken.startsWith('!')) continue
    const before = pricedBy(book, sold, now)
    const sum = sums.get(sold.currency) ?? { orders: new Set(), now: 0, proposed: 0 }
    sums.set(sold.currency, sum)
    sum.orders.add(sold.order.secureToken)
    sum.now += before[by]
    sum.proposed += after[by]
    products.add(sold.line.product.productToken)
    if (sold.sold.agent !== null) agents.add(sold.sold.agent)
  }
  return {
    preview: previewName(proposal),
    from: instant(database.now() - monthLength),
    to: now,
    byCurrency: [...sums]
      .map(([currency, sum]) => ({
        orders: sum.orders.size,
        now: { amount: sum.now, currency },
        proposed: { amount: sum.proposed, currency },
        difference: { amount: sum.proposed - sum.now, currency },
      }))
      .toSorted((one, other) => other.orders - one.orders),
    affected: { products: products.size, agents: agents.size },
    overlaps: subjects.flatMap((subject) =>
      overlapsOf(proposal, subject, database).map(({ rateToken, effectiveFrom }) => ({
        rateToken,
        subject,
        effectiveFrom,
      })),
    ),
    winners: subjects.map((subject) => ({
      subject,
      ...currentlyPaid(kind, soldOfSubject(subject, database), database),
    })),
  }
}

/** Commission that a subject pays now, and its rate. */
export function currentlyPaid(
  kind: RateProposal['kind'],
  sold: Sold,
  database: SampleDatabase,
): Pick<RatePreview['winners'][number], 'now' | 'decidedBy'> {
  const at = instant(database.now())
  const book = bookOf(database)
  const rate = kind === 'agent' ? resolveRate(book, kind, sold, at) : platformRate(book, sold, at)
  return rate
    ? {
        now: { rateToken: rate.rateToken, ...onlyTerms(rate) },
        decidedBy: { kind: rate.kind, subject: rate.subject },
      }
    : { now: null, decidedBy: null }
}
