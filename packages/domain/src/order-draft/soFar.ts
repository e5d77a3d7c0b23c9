import type { Money } from '@console/core/contracts'
import type { DraftContent } from './contract'

/** Summary of an incomplete order. */
export interface SoFar {
  lines: number
  pieces: number
  /** Price of the pieces, without discount, tax and delivery; null if nothing can be counted. */
  goods: Money | null
}

/** Summarizes an incomplete order. Lines without a valid quantity or price are left out of the sum. */
export function soFarOf({ lines }: Pick<DraftContent, 'lines'>): SoFar {
  const currency = lines[0]?.offer.price.currency
  const counted = lines.flatMap(({ offer, quantity, override }) => {
    const price = override ? override.price.amount : offer.price.amount
    const isRight =
      typeof quantity === 'number' &&
      typeof price === 'number' &&
      Number.isInteger(quantity) &&
      quantity > 0 &&
      offer.price.currency === currency
    return isRight ? [{ quantity, amount: quantity * price }] : []
  })
  return {
    lines: lines.length,
    pieces: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    goods:
      currency === undefined || counted.length === 0
        ? null
        : { amount: counted.reduce((sum, { amount }) => sum + amount, 0), currency },
  }
}

/** Name of the buyer; null without one. */
export function buyerNameOf({
  buyerSource,
  buyer,
  newBuyer,
}: Pick<DraftContent, 'buyerSource' | 'buyer' | 'newBuyer'>): string | null {
  const name =
    buyerSource === 'new' ? newBuyer.name.trim() : (buyer?.business?.label ?? buyer?.name)
  return name || null
}
