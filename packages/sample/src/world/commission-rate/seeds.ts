import type { Money } from '@console/core/contracts'
import {
  type RateBook,
  rateBook,
  type RateStatus,
  type RateTerms,
} from '@console/domain/commission-rate'
import { dealt } from '../../draws/dealt'
import { once } from '../../draws/once'
import { draws, type Draws } from '../../draws/random'
import { token } from '../../draws/token'
import { instant, sampleStart } from '../../store/clock'
import { day } from '../shared/approval'
import { everywhere } from '../shared/money'
import { rateSubjects, type SubjectSeed } from './subjects'

/** One rate of a subject: the ones before it are in the same chain. */
export interface RateSeed extends RateTerms {
  /** Its place among all. */
  index: number
  rateToken: string
  kind: SubjectSeed['kind']
  subject: { type: SubjectSeed['type']; ref: { token: string } | null }
  of: SubjectSeed
  status: RateStatus
  /** When it was written down or began, in milliseconds since 1970. */
  changedAt: number
  effectiveFrom: string | null
  effectiveTo: string | null
  /** The index of the one it took the place of; null for the first of its subject. */
  before: number | null
}

/** The sample world has 600 changes of 140 rates. */
const changeCount = 600

/** Since then the marketplace takes less of every order. */
const reformed = Date.parse('2026-01-01T00:00:00Z')

/** What was taken of every order, and since when: the orders of all twelve months have a rate. */
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

/** Where the last rate of each subject stands. A default never ends. */
const lasts = once(() =>
  dealt<Last>(
    'commissionRate',
    'last',
    { active: 116, ended: 10, scheduled: 8, draft: 6 },
    { 0: 'active', 1: 'active' },
  ),
)

/** How many rates each subject has had: the first two as they are written above. */
const lengths = once(() => {
  const counts = rateSubjects().map((_, index) =>
    index === 0 ? defaults.order.length : index === 1 ? defaults.agent.length : 1,
  )
  const left = changeCount - counts.reduce((sum, count) => sum + count, 0)
  for (let change = 0; change < left; change += 1) {
    const chain = draws('commissionRate', change, 'chain').integer(2, counts.length - 1)
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

/** Most rates are a plain share; some are fixed or tiered, some have bounds, or are taken of tax and delivery, too. */
function termsOf(kind: SubjectSeed['kind'], stream: Draws): RateTerms {
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

/** At the rate at first, then at two thirds of it, then at a third. */
function tiersFrom(rateBps: number): RateTerms['tiers'] {
  return everywhere(1000).flatMap(({ amount, currency }) =>
    [0, 5, 25].map((times, place) => ({
      from: { amount: amount * times, currency },
      rateBps: Math.round((rateBps * (3 - place)) / 3),
    })),
  )
}

/** When each rate of a subject began, oldest first; the last may not have yet. */
function beginningsOf(chain: number, count: number, last: Last): number[] {
  const stream = draws('commissionRate', chain, 'times')
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

/** All rates there are, each subject's from the first to the last. */
export const rateSeeds = once((): RateSeed[] => {
  const seeds: RateSeed[] = []
  for (const [chain, of] of rateSubjects().entries()) {
    const last = lasts()[chain] ?? 'active'
    const count = lengths()[chain] ?? 1
    const given = chain === 0 ? defaults.order : chain === 1 ? defaults.agent : undefined
    const times = given?.map(([at]) => at) ?? beginningsOf(chain, count, last)
    /** What lies after the last that has begun: the end of the one before. */
    const endOf = (place: number) =>
      place + 1 < count && !(place + 1 === count - 1 && last === 'draft')
        ? (times[place + 1] as number)
        : null
    for (const [place, at] of times.entries()) {
      const index = seeds.length
      const isLast = place === count - 1
      const stream = draws('commissionRate', index, 'terms')
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

/** The rates of the seed, as what was ordered before the sample's start was priced by them. */
export const seedBook = once((): RateBook<RateSeed> => rateBook(rateSeeds()))
