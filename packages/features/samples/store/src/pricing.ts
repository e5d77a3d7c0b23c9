import type { Money } from '@console/core/contracts'

/** The store sells in USD, which the specification does not say. */
export const currency = 'USD'

/** A number of the contract as an amount: the nearest cent. */
export function toMoney(amount: number | string): Money & { currency: typeof currency } {
  return { amount: Math.round(Number(amount) * 100), currency }
}

/** An amount in cents as a number of the contract. */
export function fromCents(cents: number): number {
  return cents / 100
}

/** Hundredths of a per cent, in which rates are reckoned with: whole numbers. */
function hundredths(rate: number): number {
  return Math.round(rate * 100)
}

/**
 * What is paid, by what is without tax.
 * @param net in cents
 * @param rate per cent
 * @returns in cents, half a cent up
 */
export function grossOf(net: number, rate: number): number {
  return Math.round((net * (10_000 + hundredths(rate))) / 10_000)
}

/** What is without tax, by what is paid: in cents, half a cent up. */
export function netOf(gross: number, rate: number): number {
  return Math.round((gross * 10_000) / (10_000 + hundredths(rate)))
}

/** Whether two prices and a rate agree to the cent: one of both follows from the other. Not every price with tax has one without. */
export function isAgreed(net: number, gross: number, rate: number): boolean {
  return grossOf(net, rate) === gross || netOf(gross, rate) === net
}
