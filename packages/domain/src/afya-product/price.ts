import { currencies, type Money } from '@console/core/contracts'
import type { AfyaProduct } from './contract'

/**
 * What one tablet, dose or millilitre of a pack costs, for comparing packs: in the currency's own units, with as many decimals as are
 * needed to tell cheap ones apart. Null where there is no price.
 */
export function pricePerUnit({
  listPrice,
  pack,
}: Pick<AfyaProduct, 'listPrice' | 'pack'>): { value: number; currency: Money['currency'] } | null {
  if (!listPrice) return null
  const { amount, currency } = listPrice
  return { value: amount / 10 ** currencies[currency] / pack.units, currency }
}
