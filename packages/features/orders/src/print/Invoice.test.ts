import { expect, test } from 'vitest'
import { invoiceFormOf } from './Invoice'

const delivered = {
  status: 'delivered',
  lines: [{ quantity: 2, returned: 0 }],
  deliveryFee: { amount: 0, currency: 'KES' },
  refunds: [],
} as const

test('an order has an invoice unless it is wholly returned', () => {
  expect(invoiceFormOf(delivered)).toBe('invoice')
  expect(invoiceFormOf({ ...delivered, lines: [{ quantity: 2, returned: 1 }] })).toBe('invoice')
})

test('a wholly returned order has a credit note, closed or not', () => {
  const returned = { ...delivered, lines: [{ quantity: 2, returned: 2 }] }
  expect(invoiceFormOf(returned)).toBe('creditNote')
  expect(invoiceFormOf({ ...returned, status: 'closed' })).toBe('creditNote')
})

test('the invoice of a cancelled order is marked', () => {
  expect(invoiceFormOf({ ...delivered, status: 'cancelled' })).toBe('cancelled')
})
