import type { RateSubject } from './contract'

/** Name of a rate's subject, with the SKU of a product, because names are not unique. Null for the default rate. */
export function nameOfSubject({ ref, item }: RateSubject): string | null {
  return ref && (item ? `${ref.label} (${item.sku})` : ref.label)
}
