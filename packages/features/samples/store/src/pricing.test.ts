import { expect, test } from 'vitest'
import { fromCents, grossOf, isAgreed, netOf, toMoney } from './pricing'

test.each([
  [1999, 10, 2199],
  [5, 10, 6],
  [4, 10, 4],
  [123_45, 7.5, 132_71],
  [100, 0, 100],
  [33, 8.25, 36],
])('%i cents at %f per cent are %i with tax', (net, rate, gross) => {
  expect(grossOf(net, rate)).toBe(gross)
  expect(isAgreed(net, gross, rate)).toBe(true)
})

test('a price computed from one with tax matches it, at every cent and every rate', () => {
  for (const rate of [0, 1, 5.5, 7.75, 10, 19, 100])
    for (let gross = 0; gross < 2000; gross += 1)
      expect(isAgreed(netOf(gross, rate), gross, rate)).toBe(true)
})

test('a price without tax can be computed back from the one with tax', () => {
  for (let net = 0; net < 5000; net += 1) expect(netOf(grossOf(net, 10), 10)).toBe(net)
})

test('prices with a wrong amount or a wrong rate do not match', () => {
  expect(isAgreed(1000, 1101, 10)).toBe(false)
  expect(isAgreed(1000, 1100, 20)).toBe(false)
})

test('converts amounts of the contract to whole cents and back', () => {
  expect(toMoney(19.99)).toEqual({ amount: 1999, currency: 'USD' })
  expect(toMoney('-10.00').amount).toBe(-1000)
  expect(toMoney(1.005 * 100).amount).toBe(10_050)
  for (let cents = 0; cents < 3000; cents += 1) expect(toMoney(fromCents(cents)).amount).toBe(cents)
})
