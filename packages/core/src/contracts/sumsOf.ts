import { currencies, type Currency } from './currencies'
import type { Money } from './values'

/** Sums of amounts, one for each currency, in the order of the table of currencies. */
export function sumsOf(amounts: readonly (Money | null)[]): Money[] {
  const sums = new Map<Currency, number>()
  for (const money of amounts)
    if (money) sums.set(money.currency, (sums.get(money.currency) ?? 0) + money.amount)
  return (Object.keys(currencies) as Currency[]).flatMap((currency) => {
    const amount = sums.get(currency)
    return amount === undefined ? [] : { amount, currency }
  })
}
