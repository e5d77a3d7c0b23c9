import { expect, test } from 'vitest'
import { fromMinorUnits, toMinorUnits } from './minorUnits'

test.each([
  { number: '12.5', decimals: 2, amount: 1250 },
  { number: '1.15', decimals: 2, amount: 115 },
  { number: '1234567.89', decimals: 2, amount: 123_456_789 },
  { number: '12.50', decimals: 1, amount: 125 },
  { number: '-0.05', decimals: 2, amount: -5 },
  { number: '1250', decimals: 0, amount: 1250 },
  { number: '1250.00', decimals: 0, amount: 1250 },
  { number: '1250.5', decimals: 0, amount: null },
  { number: '0.001', decimals: 2, amount: null },
  { number: '99999999999999999', decimals: 0, amount: null },
])('$number with $decimals decimals is $amount', ({ number, decimals, amount }) => {
  expect(toMinorUnits(number, decimals)).toBe(amount)
})

test.each([
  { amount: 1250, decimals: 2, number: '12.50' },
  { amount: 5, decimals: 2, number: '0.05' },
  { amount: -5, decimals: 2, number: '-0.05' },
  { amount: 1250, decimals: 0, number: '1250' },
  { amount: 9_007_199_254_740_991, decimals: 2, number: '90071992547409.91' },
])('$amount is $number', ({ amount, decimals, number }) => {
  expect(fromMinorUnits(amount, decimals)).toBe(number)
  expect(toMinorUnits(number, decimals)).toBe(amount)
})
