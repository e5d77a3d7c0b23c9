import { expect, test } from 'vitest'
import { shareOf } from '../order'
import type { RateTerms } from './contract'
import { type CommissionBase, commissionOn, freezeRates, sharedDelivery } from './price'

const percent: RateTerms = {
  basis: 'percent',
  rateBps: 1000,
  fixed: [],
  tiers: [],
  min: [],
  max: [],
  includesTax: false,
  includesDelivery: false,
  paidOutOf: null,
}
const kes = (amount: number) => ({ amount, currency: 'KES' as const })
const base: CommissionBase = { currency: 'KES', value: 10_000, tax: 1600, delivery: 300 }

test.each<[string, Partial<RateTerms>, number]>([
  ['a share of the value', {}, 1000],
  ['with tax', { includesTax: true }, 1160],
  ['with tax and delivery', { includesTax: true, includesDelivery: true }, 1190],
  ['at least the minimum', { min: [kes(1500)] }, 1500],
  ['at most the maximum', { max: [kes(700)] }, 700],
  ['ignores a limit in another currency', { max: [{ amount: 1, currency: 'UGX' }] }, 1000],
  ['at most the value, even below the minimum', { min: [kes(50_000)] }, 10_000],
  ['a fixed amount', { basis: 'fixed', fixed: [{ amount: 9, currency: 'UGX' }, kes(250)] }, 250],
  [
    'zero without an amount in this currency',
    { basis: 'fixed', fixed: [{ amount: 9, currency: 'UGX' }] },
    0,
  ],
  [
    'each tier at its own rate',
    {
      basis: 'tiered',
      tiers: [
        { from: kes(0), rateBps: 1000 },
        { from: kes(4000), rateBps: 500 },
        { from: kes(9000), rateBps: 100 },
      ],
    },
    400 + 250 + 10,
  ],
])('%s', (_, terms, expected) => {
  expect(commissionOn({ ...percent, ...terms }, base)).toBe(expected)
})

test('freezes the amount with the rate if it is not a plain share of the line', () => {
  const rate = (terms: Partial<RateTerms>) => ({ ...percent, ...terms, rateToken: 'r' })
  expect(freezeRates({ platform: rate({}), agent: null }, base)).toEqual({
    platform: { rateToken: 'r', rateBps: 1000 },
    agent: null,
  })
  expect(
    freezeRates({ platform: rate({ includesTax: true }), agent: null }, base).platform,
  ).toEqual({ rateToken: 'r', rateBps: 1000, earned: 1160 })
})

test("an agent paid out of the platform's share costs the seller nothing more", () => {
  const platform = { ...percent, rateToken: 'p' }
  const agent = { ...percent, rateToken: 'a', rateBps: 200, paidOutOf: 'platform_share' as const }
  const { platform: left, agent: own } = freezeRates({ platform, agent }, base)
  expect(left?.earned).toBe(800)
  expect(shareOf(base.value, own?.rateBps ?? 0)).toBe(200)
  const greedy = freezeRates({ platform, agent: { ...agent, rateBps: 4000 } }, base)
  expect([greedy.platform?.earned, greedy.agent?.earned]).toEqual([0, 1000])
})

test('the shares of a delivery fee add up exactly', () => {
  expect(sharedDelivery(100, [1, 1, 1])).toEqual([33, 34, 33])
  expect(sharedDelivery(100, [0, 0])).toEqual([0, 0])
})
