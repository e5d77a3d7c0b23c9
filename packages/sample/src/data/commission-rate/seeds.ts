import type { Money } from '@console/core/contracts'
import {
  type RateBook,
  rateBook,
  type RateStatus,
  type RateTerms,
} from '@console/domain/commission-rate'
import { weightedAssign } from '../../random/weightedAssign'
import { once } from '../../random/once'
import { seededRandom, type SeededRandom } from '../../random/random'
import { token } from '../../random/token'
import { day, instant, sampleStart } from '../../store/clock'
import { everywhere } from '../shared/money'
import { rateSubjects, type SubjectSeed } from './subjects'

/** One rate of a subject: its predecessors are in the same chain. */
export interface RateSeed extends RateTerms {
  /** Index among all. */
  index: number
  rateToken: string
  kind: SubjectSeed['kind']
  subject: { type: SubjectSeed['type']; ref: { token: string } | null }
  of: SubjectSeed
  status: RateStatus
  /** Creation or beginning, in milliseconds since 1970. */
  changedAt: number
  effectiveFrom: string | null
  effectiveTo: string | null
  /** Index of its predecessor; null for the first of its subject. */
  before: number | null
}

/** The sample database has 600 changes of 140 rates. */
const changeCount = 600

/** Date from which the marketplace takes less of every order. */
const reformed = Date.parse('2026-01-01T00:00:00Z')

/** Default rates and their beginnings: the orders of all twelve months have a rate. */
const defaults: Readonly<
  Record<'order' | 'agent', readonly (readonly [at: number, bps: number])[]>
> = {
  order: [
    [sampleStart - 900 * day, 1000],
    [sampleStart - 600 * day, 950],
    [reformed, 800],
  ],
  agent: [
    [sampleStart - 900 * day, 250],
    [reformed, 200],
  ],
}

type Last = 'active' | 'ended' | 'scheduled' | 'draft'

/** Status of the last rate of each subject. A default never ends. */
const lasts = once(() =>
  weightedAssign<Last>(
    'commissionRate',
    'last',
    { active: 116, ended: 10, scheduled: 8, draft: 6 },
    { 0: 'active', 1: 'active' },
  ),
)

/** Number of rates per subject: the first two as defined above. */
const lengths = once(() => {
  const counts = rateSubjects().map((_, index) =>
    index === 0 ? defaults.order.length : index === 1 ? defaults.agent.length : 1,
  )
  const left = changeCount - counts.reduce((sum, count) => sum + count, 0)
  for (let change = 0; change < left; change += 1) {
    const chain = seededRandom('commissionRate', change, 'chain').integer(2, counts.length - 1)
    counts[chain] = (counts[chain] ?? 0) + 1
  }
  return counts
})

const usual: Readonly<Record<SubjectSeed['kind'], readonly number[]>> = {
  product: [300, 400, 500, 600, 650, 700, 900, 1000, 1200, 1500],
  order: [500, 600, 700, 750, 900],
  agent: [150, 250, 300, 350, 400],
}

const plainTerms: RateTerms = {
  basis: 'percent',
  rateBps: null,
  fixed: [],
  tiers: [],
  min: [],
  max: [],
  includesTax: false,
  includesDelivery: false,
  paidOutOf: null,
}

/** Most rates are a plain percentage; some are fixed or tiered, some have bounds, or include tax and delivery. */
function termsOf(kind: SubjectSeed['kind'], stream: SeededRandom): RateTerms {
  const rateBps = stream.pick(usual[kind])
  const form = stream.next()
  const paidOutOf =
    kind === 'agent'
      ? stream.next() < 0.25
        ? ('platform_share' as const)
        : ('seller' as const)
      : null
  const terms = {
    ...plainTerms,
    rateBps,
    paidOutOf,
    includesTax: stream.next() < 0.08,
    includesDelivery: stream.next() < 0.04,
  }
  const shillings = stream.pick([20, 30, 50])
  if (form < 0.05) return { ...terms, basis: 'fixed', rateBps: null, fixed: everywhere(shillings) }
  if (form < 0.1) return { ...terms, basis: 'tiered', rateBps: null, tiers: tiersFrom(rateBps) }
  if (form < 0.16) return { ...terms, max: [kenyan(shillings * 100)] }
  return form < 0.2 ? { ...terms, min: [kenyan(shillings)] } : terms
}

function kenyan(shillings: number): Money {
  return { amount: shillings * 100, currency: 'KES' }
}

/** First the full rate, then two thirds of it, then one third. */
function tiersFrom(rateBps: number): RateTerms['tiers'] {
  return everywhere(1000).flatMap(({ amount, currency }) =>
    [0, 5, 25].map((times, place) => ({
      from: { amount: amount * times, currency },
      rateBps: Math.round((rateBps * (3 - place)) / 3),
    })),
  )
}

/** Beginnings of a subject's rates, oldest first; the last may be in the future. */
function beginningsOf(chain: number, count: number, last: Last): number[] {
  const stream = seededRandom('commissionRate', chain, 'times')
  const end = sampleStart - stream.integer(3, 60) * day
  const start = Math.max(
    sampleStart - 800 * day,
    end - (120 + stream.integer(0, 200)) * day - count * 30 * day,
  )
  const past = Array.from({ length: count }, (_, place) =>
    Math.floor(start + ((end - start) * (place + stream.next() * 0.8)) / count),
  )
  if (last === 'scheduled')
    past[count - 1] = sampleStart - (sampleStart % day) + stream.integer(1, 20) * day
  return past
}

/** All rates, each subject's from the first to the last. */
export const rateSeeds = once((): RateSeed[] => {
  const seeds: RateSeed[] = []
  for (const [chain, of] of rateSubjects().entries()) {
    const last = lasts()[chain] ?? 'active'
    const count = lengths()[chain] ?? 1
    const given = chain === 0 ? defaults.order : chain === 1 ? defaults.agent : undefined
    const times = given?.map(([at]) => at) ?? beginningsOf(chain, count, last)
    /** End of a rate: the beginning of its successor. */
    const endOf = (place: number) =>
      place + 1 < count && !(place + 1 === count - 1 && last === 'draft')
        ? (times[place + 1] as number)
        : null
    for (const [place, at] of times.entries()) {
      const index = seeds.length
      const isLast = place === count - 1
      const stream = seededRandom('commissionRate', index, 'terms')
      const isSoonOver = place === count - 2 && (last === 'scheduled' || last === 'draft')
      const status = isLast ? last : isSoonOver ? 'active' : 'superseded'
      const ended =
        isLast && last === 'ended'
          ? Math.min(at + stream.integer(5, 50) * day, sampleStart - day)
          : null
      const end = ended ?? endOf(place)
      seeds.push({
        ...(given
          ? {
              ...plainTerms,
              rateBps: given[place]?.[1] ?? null,
              paidOutOf: of.kind === 'agent' ? ('seller' as const) : null,
            }
          : termsOf(of.kind, stream)),
        index,
        rateToken: token('commissionRate', index),
        kind: of.kind,
        subject: { type: of.type, ref: of.token === null ? null : { token: of.token } },
        of,
        status,
        changedAt: Math.min(ended ?? at, sampleStart - stream.integer(1, 30) * 3_600_000),
        effectiveFrom: status === 'draft' ? null : instant(at),
        effectiveTo: end === null ? null : instant(end),
        before: place === 0 ? null : index - 1,
      })
    }
  }
  return seeds
})

/** Rates of the seed, which priced the orders before the sample's start. */
export const seedBook = once((): RateBook<RateSeed> => rateBook(rateSeeds()))
