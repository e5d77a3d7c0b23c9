import type { RateSubject } from './contract'

/** What a rate is of in one text, a product with its SKU: others may be called the same. Null for everything. */
export function nameOfSubject({ ref, item }: RateSubject): string | null {
  return ref && (item ? `${ref.label} (${item.sku})` : ref.label)
}
