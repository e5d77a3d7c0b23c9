import { expect, test } from 'vitest'
import { toMoney } from '../formats'
import { sampleInvoice } from './sampleInvoice'

const { services, subtotal, tax, discount, total } = sampleInvoice
const cents = (amount: string) => toMoney(amount).amount

test('specification 9: the figures of the sample invoice, which add up', () => {
  expect([subtotal, tax, discount, total]).toEqual(['8445', '675.60', '120.60', '9000'])
  for (const { unitPrice, quantity, total: line } of services)
    expect(cents(unitPrice) * Number(quantity)).toBe(cents(line))
  expect(services.reduce((sum, { total: line }) => sum + cents(line), 0)).toBe(cents(subtotal))
  expect(cents(subtotal) + cents(tax) - cents(discount)).toBe(cents(total))
})
