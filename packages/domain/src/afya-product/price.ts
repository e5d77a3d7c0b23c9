import { currencies, type Money } from '@console/core/contracts'
import type { AfyaProduct } from './contract'

/**
 * Price of one tablet, dose or millilitre of a pack, to compare packs: in the currency's main unit, with enough decimals to tell
 * cheap ones apart. Null without a price.
 */
export function pricePerUnit({
  listPrice,
  pack,
}: Pick<AfyaProduct, 'listPrice' | 'pack'>): { value: number; currency: Money['currency'] } | null {
  if (!listPrice) return null
  const { amount, currency } = listPrice
  return { value: amount / 10 ** currencies[currency] / pack.units, currency }
}
