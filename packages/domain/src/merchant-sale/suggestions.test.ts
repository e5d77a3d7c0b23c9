import { expect, test } from 'vitest'
import { exactOf, suggestionsFor } from './suggestions'

const kes = (amount: number) => ({ amount, currency: 'KES' as const })
const noon = Date.parse('2026-06-12T12:00:00Z')
const instantAt = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
const payment = { amount: kes(10_000), till: '512345', occurredAt: instantAt(0) }

/** A receipt of the payment's till, a number of minutes after it. */
function receipt(receiptNo: string, amount: number, minutes = 0, till = '512345') {
  return { receiptNo, till, issuedAt: instantAt(minutes), total: kes(amount) }
}

/** Deterministic random numbers from 0 up to, but excluding, 1, to check a property on many receipts. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const many = Array.from({ length: 200 }, (_, seed) => {
  const next = numbers(seed)
  return Array.from({ length: 12 }, (_unused, index) =>
    receipt(
      `R${index}`,
      next() < 0.3 ? 10_000 : Math.round(8_800 + next() * 2_400),
      Math.round((next() - 0.5) * 3_000),
      next() < 0.5 ? '512345' : '598765',
    ),
  )
})

test('a receipt of the exact amount precedes all others, however close', () => {
  const near = receipt('near', 10_001)
  const exact = receipt('exact', 10_000, 24 * 60, '598765')
  expect(suggestionsFor(payment, [near, exact])).toEqual([exact, near])
  for (const receipts of many) {
    const isExact = suggestionsFor(payment, receipts).map(({ total }) => total.amount === 10_000)
    expect(isExact).toEqual(isExact.toSorted((one, other) => Number(other) - Number(one)))
  }
})

test('is independent of the order of receipts, and repeatable', () => {
  for (const receipts of many) {
    const suggested = suggestionsFor(payment, receipts)
    expect(suggestionsFor(payment, receipts.toReversed())).toEqual(suggested)
    expect(suggestionsFor(payment, receipts)).toEqual(suggested)
  }
})

test('prefers the closer time for equal amounts, and the same till for equal times', () => {
  const order = (...receipts: ReturnType<typeof receipt>[]) =>
    suggestionsFor(payment, receipts).map(({ receiptNo }) => receiptNo)
  expect(order(receipt('later', 10_000, -90), receipt('sooner', 10_000, -3))).toEqual([
    'sooner',
    'later',
  ])
  expect(order(receipt('other', 9_900, -3, '598765'), receipt('own', 9_900, -3))).toEqual([
    'own',
    'other',
  ])
  expect(order(receipt('B', 10_000), receipt('A', 10_000))).toEqual(['A', 'B'])
})

test('suggests up to a day or a tenth away, and at most five', () => {
  const far = [receipt('late', 10_000, 1441), receipt('much', 11_001), receipt('little', 8_999)]
  const usd = { ...receipt('usd', 10_000), total: { amount: 10_000, currency: 'USD' as const } }
  expect(suggestionsFor(payment, [...far, usd])).toEqual([])
  const edge = [receipt('day', 10_000, 1440), receipt('tenth', 11_000)]
  expect(suggestionsFor(payment, edge)).toHaveLength(2)
  for (const receipts of many)
    expect(suggestionsFor(payment, receipts).length).toBeLessThanOrEqual(5)
})

test('returns every exact receipt, so that two are ambiguous', () => {
  const receipts = [receipt('A', 10_000, 5), receipt('B', 10_000, -5), receipt('C', 10_001)]
  expect(exactOf(payment, suggestionsFor(payment, receipts))).toEqual(['A', 'B'])
})
