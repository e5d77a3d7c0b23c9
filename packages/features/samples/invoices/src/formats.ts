import type { Money } from '@console/core/contracts'

/**
 * Converts a day such as `2026-06-01` for `formats.date`: at noon local time, so that it is the same day in every time
 * zone.
 */
export function toDay(date: string): Date {
  return new Date(`${date}T12:00:00`)
}

/** Parses an amount of an invoice; invoices are in USD, which the specification leaves open. */
export function toMoney(amount: string): Money {
  return { amount: Math.round(Number(amount) * 100), currency: 'USD' }
}
