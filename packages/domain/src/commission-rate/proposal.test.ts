import { expect, test } from 'vitest'
import { rateProposal, type RateProposal } from './proposal'

const percent: RateProposal = {
  kind: 'product',
  subjects: [{ type: 'default', ref: null, item: null }],
  basis: 'percent',
  rateBps: 650,
  fixed: [],
  tiers: [],
  min: [],
  max: [],
  includesTax: false,
  includesDelivery: false,
  paidOutOf: null,
  effectiveFrom: null,
  reason: 'Solar goods are to be cheaper',
}
const kes = (amount: number) => ({ amount, currency: 'KES' as const })
const ugx = (amount: number) => ({ amount, currency: 'UGX' as const })
const tiered = (...tiers: RateProposal['tiers']): Partial<RateProposal> => ({
  basis: 'tiered',
  rateBps: null,
  tiers,
})
const tier = (from: RateProposal['tiers'][number]['from'], rateBps = 500) => ({ from, rateBps })

test.each<[string, Partial<RateProposal>, string[]]>([
  ['a share', {}, []],
  ['a share above the maximum', { rateBps: 5001 }, ['rateBps']],
  ['no share', { rateBps: null }, ['rateBps']],
  ['no amount', { basis: 'fixed' }, ['fixed']],
  ['amounts in two currencies', { basis: 'fixed', fixed: [kes(1), ugx(1)] }, []],
  ['a currency twice', { basis: 'fixed', fixed: [kes(1), kes(2)] }, ['fixed.1']],
  ['an amount of zero', { basis: 'fixed', fixed: [kes(0)] }, ['fixed.0']],
  ['no tier', tiered(), ['tiers']],
  ['tiers that rise', tiered(tier(kes(0)), tier(kes(100)), tier(kes(200))), []],
  ['tiers in two currencies', tiered(tier(kes(0)), tier(ugx(0)), tier(kes(100))), []],
  ['a gap before the first tier', tiered(tier(kes(100))), ['tiers.0.from']],
  ['a gap in one currency', tiered(tier(kes(0)), tier(ugx(100))), ['tiers.1.from']],
  [
    'a tier that is not above the previous one',
    tiered(tier(kes(0)), tier(kes(0))),
    ['tiers.1.from'],
  ],
  ['a tier with a share above the maximum', tiered(tier(kes(0), 5001)), ['tiers.0.rateBps']],
  ['limits in each currency', { min: [kes(10), ugx(5)], max: [kes(10), ugx(9)] }, []],
  ['a maximum below its minimum', { min: [ugx(10), kes(1)], max: [ugx(9)] }, ['max.0']],
  ['two minimums in one currency', { min: [kes(10), kes(20)] }, ['min.1']],
  ['an agent rate without a payer', { kind: 'agent' }, ['paidOutOf']],
])('a proposed rate: %s', (_, over, wrong) => {
  const { error } = rateProposal.safeParse({ ...percent, ...over })
  expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(wrong)
})
