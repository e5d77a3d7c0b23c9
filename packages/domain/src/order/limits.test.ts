import { expect, test } from 'vitest'
import type { Money } from '@console/core/contracts'
import { exceedsCredit, needsApproval } from './limits'

const shillings = (amount: number): Money => ({ amount, currency: 'KES' })
const limits = { manual: [shillings(5000)], b2b: [shillings(90_000)] }

test.each([
  ['manual', 5000, false],
  ['manual', 5001, true],
  ['b2b', 90_000, false],
  ['b2b', 90_001, true],
  ['b2c', 1_000_000, false],
  ['agent', 1_000_000, false],
] as const)('%s of %i needs approval: %s', (channel, amount, expected) => {
  expect(needsApproval({ channel, total: shillings(amount) }, limits)).toBe(expected)
})

test('a currency without an entry has no limit', () => {
  const total: Money = { amount: 9_000_000, currency: 'UGX' }
  expect(needsApproval({ channel: 'manual', total }, limits)).toBe(false)
})

test('credit is exceeded above its limit, not at it', () => {
  const credit = { limit: shillings(1000), used: shillings(600) }
  expect(exceedsCredit(credit, shillings(400))).toBe(false)
  expect(exceedsCredit(credit, shillings(401))).toBe(true)
})
