import type { Money } from '@console/core/contracts'

/** The amount that a text of an invoice says; invoices are in USD, which the specification does not say. */
export function toMoney(amount: string): Money {
  return { amount: Math.round(Number(amount) * 100), currency: 'USD' }
}
