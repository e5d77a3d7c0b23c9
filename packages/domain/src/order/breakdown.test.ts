import { describe, expect, test } from 'vitest'
import type { Money } from '@console/core/contracts'
import { breakdownOf, commissionOf, refundableOf, refundOf, reversalOf, shareOf } from './breakdown'
import type { OrderLine, Transaction } from './contract'
import { forEachOrder, type Numbers, numbersFrom, randomLine } from './mocks/randomOrders'

function transaction(type: Transaction['type'], state: Transaction['state'], amount: Money) {
  return {
    transactionId: '',
    type,
    state,
    amount,
    provider: 'M-PESA',
    providerReference: null,
    at: '',
  } satisfies Transaction
}

/** Amounts of a line while its pieces are returned in a few groups: before the first, and after each. */
function returnAll(line: OrderLine, number: Numbers) {
  const { currency } = line.unitPrice
  const steps = [
    { returned: 0, refunded: 0, platform: 0, agent: 0, left: commissionOf([line], currency) },
  ]
  for (let step = steps[0]; step && step.returned < line.quantity; step = steps.at(-1)) {
    const current = { ...line, returned: step.returned }
    const left = line.quantity - step.returned
    const pieces = number(0, 2) === 0 ? left : number(1, left)
    const { platform, agent } = reversalOf(current, pieces)
    const returned = step.returned + pieces
    steps.push({
      returned,
      refunded: step.refunded + refundOf(current, pieces).amount,
      platform: step.platform + platform.amount,
      agent: step.agent + agent.amount,
      left: commissionOf([{ ...line, returned }], currency),
    })
  }
  return steps
}

describe('any order in any currency, to the minor unit', () => {
  test('lines add up to the total, and every amount is a whole number', () => {
    forEachOrder(({ lines, deliveryFee, currency }) => {
      const all = breakdownOf({
        status: 'placed',
        lines,
        deliveryFee,
        refunds: [],
        transactions: [],
      })
      const { subtotal, discount, tax, delivery, total, due } = all
      expect(subtotal.amount - discount.amount + tax.amount + delivery.amount).toBe(total.amount)
      expect(lines.reduce((sum, line) => sum + line.total.amount, delivery.amount)).toBe(
        total.amount,
      )
      expect(due).toEqual(total)
      for (const money of Object.values(all)) {
        expect(money.currency).toBe(currency)
        expect(Number.isSafeInteger(money.amount) && money.amount >= 0).toBe(true)
      }
    })
  })

  test("refunds of a line's pieces, in any groups, add up to its total; so does its commission", () => {
    forEachOrder(({ lines }, number) => {
      for (const line of lines) {
        const steps = returnAll(line, number)
        const earned = steps[0]!.left
        for (const [place, { refunded, platform, agent, left }] of steps.entries()) {
          expect(platform + left.platform.amount).toBe(earned.platform.amount)
          expect(agent + left.agent.amount).toBe(earned.agent.amount)
          const before = steps[place - 1] ?? { refunded: 0, platform: 0, agent: 0 }
          expect(refunded).toBeGreaterThanOrEqual(before.refunded)
          expect(platform).toBeGreaterThanOrEqual(before.platform)
          expect(agent).toBeGreaterThanOrEqual(before.agent)
        }
        expect(steps.at(-1)).toMatchObject({
          refunded: line.total.amount,
          left: { platform: { amount: 0 }, agent: { amount: 0 } },
        })
      }
    })
  })

  test('once the returned pieces are refunded, nothing is due either way', () => {
    forEachOrder(({ lines, deliveryFee, currency }, number) => {
      const { total } = breakdownOf({
        status: 'placed',
        lines,
        deliveryFee,
        refunds: [],
        transactions: [],
      })
      const returned = lines.map((line) => ({ ...line, returned: number(0, line.quantity) }))
      const charged = [transaction('charge', 'succeeded', total)]
      const before = breakdownOf({
        status: 'completed',
        lines: returned,
        deliveryFee,
        refunds: [],
        transactions: charged,
      })
      expect(before.due.amount).toBe(0 - before.returned.amount)
      const refunds = returned.map((line) =>
        transaction('refund', 'succeeded', refundOf({ ...line, returned: 0 }, line.returned)),
      )
      const transactions = [...charged, ...refunds]
      const after = breakdownOf({
        status: 'completed',
        lines: returned,
        deliveryFee,
        refunds: [],
        transactions,
      })
      expect(after.due.amount).toBe(0)
      expect(after.refunded).toEqual(after.returned)
      expect(refundableOf(transactions)).toBe(total.amount - after.refunded.amount)
      const commission = commissionOf(returned, currency)
      const value = after.subtotal.amount - after.discount.amount
      expect(commission.platform.amount + commission.agent.amount).toBeLessThanOrEqual(
        value + lines.length,
      )
    })
  })
})

describe('payments', () => {
  const total: Money = { amount: 5000, currency: 'RWF' }
  const line = {
    ...randomLine('RWF', numbersFrom(1)),
    unitPrice: total,
    quantity: 1,
    discount: { amount: 0, currency: 'RWF' as const },
    tax: { amount: 0, currency: 'RWF' as const },
    total,
  }
  const deliveryFee: Money = { amount: 700, currency: 'RWF' }
  const all: Money = { amount: 5700, currency: 'RWF' }
  const of = (status: 'placed' | 'cancelled', ...transactions: Transaction[]) =>
    breakdownOf({ status, lines: [line], deliveryFee, refunds: [], transactions })

  test('charges and refunds count once they succeed; a refund without an answer is pending, and not repeated', () => {
    expect(of('placed', transaction('charge', 'pending', all)).paid.amount).toBe(0)
    expect(of('placed', transaction('charge', 'failed', all)).due.amount).toBe(5700)
    const charged = transaction('charge', 'succeeded', all)
    expect(of('placed', charged).due.amount).toBe(0)
    const unknown = transaction('refund', 'pending', total)
    expect(of('placed', charged, unknown)).toMatchObject({
      refunded: { amount: 0 },
      refunding: total,
      due: total,
    })
    expect(refundableOf([charged, unknown])).toBe(700)
    expect(refundableOf([charged, transaction('refund', 'failed', total)])).toBe(5700)
  })

  test('nothing is due on a cancelled order: payments are refunded, including delivery', () => {
    expect(of('cancelled').due.amount).toBe(0)
    const charged = transaction('charge', 'succeeded', all)
    expect(of('cancelled', charged).due.amount).toBe(-5700)
    expect(of('cancelled', charged, transaction('refund', 'succeeded', all)).due.amount).toBe(0)
  })
})

describe('a share of an amount', () => {
  test.each([
    [1, 5000, 1],
    [1, 4999, 0],
    [3, 5000, 2],
    [10_050, 1600, 1608],
    [0, 1600, 0],
    [123_456, 0, 0],
    [123_456, 10_000, 123_456],
  ])('%i at %i is %i, rounded half up', (amount, bps, share) => {
    expect(shareOf(amount, bps)).toBe(share)
  })

  test('is exact for every safe integer', () => {
    const number = numbersFrom(7)
    for (let run = 0; run < 2000; run += 1) {
      const amount = number(0, 2 ** 26) * 2 ** 26 + number(0, 2 ** 26)
      const bps = number(0, 10_000)
      const exact = (BigInt(amount) * BigInt(bps) + 5000n) / 10_000n
      expect(BigInt(shareOf(amount, bps))).toBe(exact)
    }
  })
})
