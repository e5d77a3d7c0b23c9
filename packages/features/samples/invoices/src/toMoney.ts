import type { Money } from '@console/core/contracts'

/** Parses an amount of an invoice; invoices are in USD, which the specification leaves open. */
export function toMoney(amount: string): Money {
  return { amount: Math.round(Number(amount) * 100), currency: 'USD' }
}
