import type { Money } from '@console/core/contracts'
import type { Order } from './contract'

/** The store sells in USD, which the specification leaves open. */
export const currency = 'USD'

/** Converts a number of the contract to an amount, rounded to the cent. */
export function toMoney(amount: number | string): Money & { currency: typeof currency } {
  return { amount: Math.round(Number(amount) * 100), currency }
}

/** Converts an amount in cents to a number of the contract. */
export function fromCents(cents: number): number {
  return cents / 100
}

/** Rate in hundredths of a per cent, so that calculations use integers. */
function hundredths(rate: number): number {
  return Math.round(rate * 100)
}

/**
 * Price with tax from the price without.
 * @param net in cents
 * @param rate per cent
 * @returns in cents, half a cent rounded up
 */
export function grossOf(net: number, rate: number): number {
  return Math.round((net * (10_000 + hundredths(rate))) / 10_000)
}

/** Price without tax from the price with: in cents, half a cent rounded up. */
export function netOf(gross: number, rate: number): number {
  return Math.round((gross * 10_000) / (10_000 + hundredths(rate)))
}

/**
 * Checks whether two prices and a rate match to the cent: one of the prices follows from the other. Not every price
 * with tax has one without.
 */
export function isAgreed(net: number, gross: number, rate: number): boolean {
  return grossOf(net, rate) === gross || netOf(gross, rate) === net
}

/** Totals of an order, from top to bottom. */
export function sumsOfOrder({ subtotal, tax, discount, total }: Order) {
  return [
    { name: 'subtotal', amount: toMoney(subtotal), isSum: false },
    { name: 'tax', amount: toMoney(tax), isSum: false },
    { name: 'discount', amount: toMoney(discount), isSum: false },
    { name: 'total', amount: toMoney(total), isSum: true },
  ] as const
}
