import { expect, test } from 'vitest'
import type { Currency } from '@console/core/contracts'
import { breakdownOf, commissionOf, priceLine } from '../order/breakdown'
import { amountsOf } from './amounts'

/** Three pieces at odd prices, one of them returned. */
function lineIn(currency: Currency) {
  const money = (amount: number) => ({ amount, currency })
  const priced = { unitPrice: money(9_999), quantity: 3, discount: money(101), taxBps: 1600 }
  const rate = (rateBps: number) => ({ rateToken: '', rateBps })
  return {
    ...priced,
    ...priceLine(priced),
    returned: 1,
    rates: { platform: rate(833), agent: rate(217) },
  }
}

test.each(['KES', 'UGX', 'SOS'] as const)(
  '%s: the shares of seller, platform and agent add up to the net payment',
  (currency) => {
    const lines = [lineIn(currency), lineIn(currency)]
    const order = breakdownOf({
      status: 'completed',
      lines,
      deliveryFee: { amount: 350, currency },
      refunds: [],
      transactions: [],
    })
    const sale = amountsOf(order, commissionOf(lines, currency))
    const amount = (name: keyof typeof sale) => sale[name].amount
    const sold = amount('gross') - amount('discount') + amount('tax') + amount('delivery')
    expect(sold - amount('returned')).toBe(amount('net'))
    expect(amount('payable') + amount('platformCommission') + amount('agentCommission')).toBe(
      amount('net'),
    )
    expect(amount('returned')).toBeGreaterThan(0)
  },
)

test('the net of a fully returned order is zero', () => {
  const line = { ...lineIn('UGX'), returned: 3 }
  const order = breakdownOf({
    status: 'completed',
    lines: [line],
    deliveryFee: { amount: 0, currency: 'UGX' },
    refunds: [],
    transactions: [],
  })
  const sale = amountsOf(order, commissionOf([line], 'UGX'))
  expect([sale.net.amount, sale.payable.amount]).toEqual([0, 0])
  expect(sale.returned).toEqual(order.total)
})
