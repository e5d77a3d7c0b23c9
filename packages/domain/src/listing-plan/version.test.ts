import { describe, expect, test } from 'vitest'
import { planBody, type PlanTerms } from './contract'
import { makesVersion } from './version'

const terms: PlanTerms = {
  price: [
    { amount: 135_000, currency: 'KES' },
    { amount: 37_800, currency: 'UGX' },
  ],
  period: 'quarter',
  trialDays: 14,
  limits: { photos: 10, phones: 2, categories: 2, products: 40, leads: null },
  perks: [{ en: 'Reports by e-mail' }],
  featuredDays: 7,
}
const active = { ...terms, status: 'active' } as const

describe('a new version of a plan', () => {
  const others: Partial<PlanTerms>[] = [
    { price: [{ amount: 140_000, currency: 'KES' }] },
    { period: 'year' },
    { trialDays: 0 },
    { limits: { ...terms.limits, leads: 50 } },
    { perks: [] },
    { featuredDays: 6 },
  ]
  test.each(others)('is created by %o', (other) => {
    expect(makesVersion(active, { ...terms, ...other })).toBe(true)
    expect(makesVersion({ ...active, status: 'retired' }, { ...terms, ...other })).toBe(true)
  })

  test('is not created by unchanged values or reordered prices', () => {
    expect(makesVersion(active, terms)).toBe(false)
    expect(makesVersion(active, { ...terms, price: terms.price.toReversed() })).toBe(false)
  })

  test('is not created by changes of a draft, which has no subscribers', () => {
    expect(makesVersion({ ...terms, status: 'draft' }, { ...terms, trialDays: 1 })).toBe(false)
  })
})

describe('the body of a plan', () => {
  const written = {
    ...terms,
    name: { en: ' Growth ', tr: '', ar: ' ' },
    order: 1,
    highlight: false,
  }
  const issuesOf = (other: object) =>
    planBody.safeParse({ ...written, ...other }).error?.issues.map(({ path }) => path.join('.'))

  test('an empty translation is dropped', () => {
    expect(planBody.parse(written).name).toEqual({ en: 'Growth' })
  })

  test.each([
    [{ name: { en: ' ' } }, 'name.en'],
    [{ price: [{ amount: -1, currency: 'KES' }] }, 'price.0.amount'],
    [{ trialDays: 91 }, 'trialDays'],
    [{ limits: { ...terms.limits, categories: 0 } }, 'limits.categories'],
    [{ limits: { ...terms.limits, leads: 0 } }, 'limits.leads'],
    // A quarter has 91 days.
    [{ featuredDays: 92 }, 'featuredDays'],
  ])('%o is refused at its field', (other, field) => {
    expect(issuesOf(other)).toEqual([field])
  })

  test('accepts a price of zero, and leads without a limit', () => {
    expect(issuesOf({ price: [{ amount: 0, currency: 'KES' }], featuredDays: 91 })).toBeUndefined()
  })
})
